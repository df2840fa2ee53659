import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const SOURCE = ['<h1>Our bread</h1>', '<ul>', '  <li>rye</li>', '  <li>rolls</li>', '</ul>'];

const READERS = [
  {x: 4, label: 'Screen', lines: ['Our bread,', 'large; two', 'bullets']},
  {x: 115, label: 'Voice', lines: ['“Heading:', 'Our bread.', 'List, 2 items”']},
  {x: 226, label: 'Search', lines: ['a page', 'about', 'bread']},
] as const;

export default function InShort(): ReactNode {
  return (
    <Figure
      title="One text with marks, three readers"
      description="At the top is the text with its marks: a heading Our bread and a list of two items, rye and rolls. Below it is the tree that the browser builds: page, with a heading and a list with two items. Three results come from the tree: the screen shows a large heading and two bullets, a voice says heading Our bread, list, 2 items, and a search engine finds a page about bread."
      caption="You write the marks once. Whether somebody sees or hears the page or a machine reads it, everything starts from a tree like this. (The paragraph is left out to save space.)"
      width={328}
      height={360}>
      <Box x={4} y={4} width={320} height={106} />
      {SOURCE.map((line, index) => (
        <Text
          key={line}
          x={16 + (line.length - line.trimStart().length) * 8}
          y={25 + index * 18}
          mono>
          {line.trim()}
        </Text>
      ))}
      <Arrow from={[164, 110]} to={[164, 138]} />

      <Box x={4} y={138} width={320} height={96} tone="muted" dashed />
      <Box x={14} y={148} width={62} height={32} label="page" tone="accent" />
      <Box x={119} y={148} width={90} height={32} label="heading" tone="accent" />
      <Box x={119} y={192} width={90} height={32} label="list" tone="accent" />
      <Box x={242} y={192} width={72} height={32} label="2 items" tone="accent" />
      <Arrow from={[76, 164]} to={[119, 164]} />
      <Arrow from={[76, 172]} to={[119, 202]} />
      <Arrow from={[209, 208]} to={[242, 208]} />

      {READERS.map(({x, label, lines}) => (
        <Fragment key={label}>
          <Arrow from={[x + 49, 234]} to={[x + 49, 260]} />
          <Box x={x} y={260} width={98} height={96} />
          <Text x={x + 49} y={282} anchor="middle" strong>
            {label}
          </Text>
          {lines.map((line, index) => (
            <Text key={line} x={x + 49} y={306 + index * 18} anchor="middle" size="small">
              {line}
            </Text>
          ))}
        </Fragment>
      ))}
    </Figure>
  );
}

import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const KEEPERS = [
  {who: 'the root', says: 'ask test'},
  {who: 'test', says: 'ask example.test'},
  {who: 'example.test', says: '198.51.100.20'},
] as const;

export default function OneQuestion(): ReactNode {
  return (
    <Figure
      title="One question, three keepers"
      description="Your phone asks the resolver one question. The resolver asks three keepers of lists, one after the other: the root, which says to ask test; test, which says to ask example.test; and example.test, which gives the address. The resolver passes it on to the phone and remembers it."
      caption="Nobody has the whole list. Each keeper knows only the next one and sends the resolver there, until the last one gives it the address."
      width={328}
      height={288}>
      <Box x={4} y={4} width={110} height={40} label="Your phone" />
      <Arrow from={[40, 44]} to={[40, 112]} />
      <Arrow from={[20, 112]} to={[20, 44]} />
      <Text x={48} y={72} size="small">
        where is
      </Text>
      <Text x={48} y={90} size="small">
        www.example.test?
      </Text>
      <Box
        x={2}
        y={112}
        width={74}
        height={172}
        label="Resolver"
        detail="remembers"
        tone="accent"
      />
      {KEEPERS.map(({who, says}, index) => {
        const y = 112 + index * 62;
        return (
          <Fragment key={who}>
            <Box x={198} y={y} width={126} height={48} label={`${index + 1}. ${who}`} />
            <Arrow from={[76, y + 12]} to={[198, y + 12]} />
            <Arrow from={[198, y + 40]} to={[76, y + 40]} label={says} />
          </Fragment>
        );
      })}
    </Figure>
  );
}

import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';

const STEPS = [
  {label: 'Text', detail: 'as the server sent it'},
  {label: 'Tree', detail: 'heading, list, button'},
  {label: 'Appearance and position', detail: 'what colour, how big, where'},
  {label: 'Picture', detail: 'dots on your screen'},
] as const;

const PITCH = 72;
const BOX_HEIGHT = 48;
const WIDTH = 204;

export default function InShort(): ReactNode {
  return (
    <Figure
      title="From text to picture, and round again"
      description="Four boxes from top to bottom: the text as the server sent it; the tree with heading, list and button; appearance and position; the picture on the screen. An arrow goes from the picture to a fifth box, the script: you press the button, and the script changes the tree. From there, the path down to a new picture is the same."
      caption="The browser follows this path when the page loads, and as much of it as necessary after each change to the tree."
      width={328}
      height={4 * PITCH - 16}>
      {STEPS.map(({label, detail}, index) => {
        const y = 4 + index * PITCH;
        return (
          <Box
            key={label}
            x={4}
            y={y}
            width={WIDTH}
            height={BOX_HEIGHT}
            label={label}
            detail={detail}
            tone={index === 1 ? 'accent' : 'plain'}
          />
        );
      })}
      {STEPS.slice(1).map(({label}, index) => (
        <Arrow
          key={label}
          from={[106, 4 + index * PITCH + BOX_HEIGHT]}
          to={[106, 4 + (index + 1) * PITCH]}
        />
      ))}
      <Segment
        points={[
          [208, 4 + 3 * PITCH + 24],
          [282, 4 + 3 * PITCH + 24],
          [282, 160],
        ]}
      />
      <Text x={276} y={186} anchor="end" size="small">
        you press
      </Text>
      <Arrow from={[282, 160]} to={[282, 124]} />
      <Box x={240} y={76} width={84} height={48} label="Script" />
      <Arrow from={[240, 100]} to={[208, 100]} />
    </Figure>
  );
}

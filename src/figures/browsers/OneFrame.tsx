import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';

export default function OneFrame(): ReactNode {
  return (
    <Figure
      title="From one picture to the next at 60 Hz"
      description="Time runs downwards from 0 to 16.7 milliseconds. On the main thread: a click handler as a task (step 1), its microtasks (step 2), a timer as a second task (step 1 again), then the rendering update (step 3): animation frame callbacks, style and layout, paint, commit. Elsewhere: the compositor thread scrolls and animates all the time; after the commit the new frame is rasterised, on most machines in the GPU process, and composited."
      caption="The numbers match the list above, over two turns of the loop; rAF is requestAnimationFrame. Everything on the left shares one thread: a longer task pushes rendering past the lower line. Lengths are illustrative, not to scale."
      width={328}
      height={400}>
      <Text x={60} y={16} strong>
        Main thread
      </Text>
      <Text x={224} y={16} strong>
        Elsewhere
      </Text>
      <Segment
        points={[
          [4, 28],
          [324, 28],
        ]}
      />
      <Text x={4} y={44} size="small" tone="muted">
        0 ms
      </Text>
      <Box x={60} y={34} width={148} height={60} label="1  Task" detail="click handler" />
      <Box x={60} y={94} width={148} height={28} label="2  Microtasks" tone="accent" />
      <Box x={60} y={130} width={148} height={44} label="1  Task" detail="timer" />
      <Box
        x={52}
        y={184}
        width={164}
        height={162}
        label="3  Update rendering"
        align="start"
        tone="muted"
        dashed
      />
      <Box x={60} y={210} width={148} height={28} label="rAF callbacks" />
      <Box x={60} y={240} width={148} height={44} label="Style, layout" />
      <Box x={60} y={286} width={148} height={26} label="Paint" />
      <Box x={60} y={314} width={148} height={26} label="Commit" />
      <Box x={224} y={34} width={100} height={248} />
      <Text x={274} y={155} anchor="middle">
        Scrolls and
      </Text>
      <Text x={274} y={172} anchor="middle">
        animates
      </Text>
      <Text x={274} y={304} anchor="middle" size="small">
        display list
      </Text>
      <Arrow from={[208, 334]} to={[224, 334]} />
      <Box x={224} y={314} width={100} height={44} />
      <Text x={274} y={333} anchor="middle">
        Raster,
      </Text>
      <Text x={274} y={350} anchor="middle">
        composite
      </Text>
      <Segment
        points={[
          [4, 368],
          [324, 368],
        ]}
      />
      <Text x={4} y={386} size="small" tone="muted">
        16.7 ms: the next chance to show a picture
      </Text>
    </Figure>
  );
}

import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function Processes(): ReactNode {
  return (
    <Figure
      title="Processes and threads of one page"
      description="The network service gives the start of each response to the browser process, which hands the page’s response to one renderer process and a cross-site iframe’s response to another. The rest of each goes directly from the network service to its renderer. The first renderer has a main thread, a compositor thread, helper threads and workers; the second has its own. Both send their drawing commands to the GPU process, which makes the pixels, combines the pictures and displays them."
      caption="The page and its iframe from another site live in two renderer processes. Only the start of a response passes through the browser process; the rest comes directly from the network service, as do scripts and images (not drawn). Only the GPU process sees both pictures. Without a graphics card, the helpers make the pixels in the renderer itself."
      width={328}
      height={348}>
      <Box x={4} y={4} width={152} height={46} label="Browser process" detail="tabs, navigation" />
      <Box x={208} y={4} width={116} height={46} label="Network" detail="DNS, HTTP" />
      <Arrow from={[208, 30]} to={[156, 30]} label="start" />

      <Arrow from={[60, 50]} to={[60, 104]} />
      <Text x={68} y={82} size="small">
        response
      </Text>
      <Arrow from={[146, 50]} to={[262, 104]} />
      <Text x={218} y={76} size="small">
        response
      </Text>

      <Box
        x={4}
        y={104}
        width={196}
        height={156}
        label="Renderer"
        detail="site: example.test"
        align="start"
      />
      <Box x={12} y={150} width={180} height={30} label="Main thread" tone="accent" />
      <Box x={12} y={186} width={180} height={30} label="Compositor thread" />
      <Box x={12} y={222} width={86} height={30} label="Helpers" />
      <Box x={106} y={222} width={86} height={30} label="Workers" />

      <Box
        x={212}
        y={104}
        width={112}
        height={156}
        label="Renderer"
        detail="iframe’s site"
        align="start"
      />
      <Box x={220} y={150} width={96} height={30} label="Main" tone="accent" />
      <Box x={220} y={186} width={96} height={30} label="Compositor" />
      <Box x={220} y={222} width={96} height={30} label="Helpers" />

      <Arrow from={[102, 260]} to={[102, 300]} />
      <Text x={110} y={284} size="small">
        picture
      </Text>
      <Arrow from={[256, 260]} to={[256, 300]} />
      <Text x={264} y={284} size="small">
        picture
      </Text>
      <Box
        x={4}
        y={300}
        width={320}
        height={44}
        label="GPU process"
        detail="makes pixels, combines pictures, draws"
      />
    </Figure>
  );
}

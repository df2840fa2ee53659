import type {ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

const WIDTH = 328;

/** A browser window with the file's name in its bar. */
function BrowserWindow({height}: {height: number}): ReactNode {
  return (
    <>
      <Box x={2} y={2} width={WIDTH - 4} height={height - 4} />
      <Box
        x={2}
        y={2}
        width={WIDTH - 4}
        height={26}
        tone="muted"
        align="start"
        detail="index.html"
      />
    </>
  );
}

/** The note's first page in the browser, before or after its parts are marked. */
export default function BreadPage({isMarked = false}: {isMarked?: boolean}): ReactNode {
  return isMarked ? (
    <Figure
      title="The marked page in the browser"
      description="A large, bold heading, “Our bread”. Below it, each on its own line, are “Baked every morning.”, two bullets (“rye” and “rolls”) and “How to find us”."
      caption="The heading is large, and the list has bullets. Nobody asked for either: that’s how browsers show these parts."
      width={WIDTH}
      height={184}>
      <BrowserWindow height={184} />
      <g transform="translate(14 62) scale(1.7)">
        <Text x={0} y={0} strong>
          Our bread
        </Text>
      </g>
      <Text x={14} y={92}>
        Baked every morning.
      </Text>
      <Text x={30} y={116}>
        • rye
      </Text>
      <Text x={30} y={138}>
        • rolls
      </Text>
      <Text x={14} y={166}>
        How to find us
      </Text>
    </Figure>
  ) : (
    <Figure
      title="The unmarked page in the browser"
      description="All of the text is in ordinary small type, one sentence after another, as if it were a single paragraph: Our bread Baked every morning. rye rolls How to find us."
      caption="Without marks, a line break counts as a space."
      width={WIDTH}
      height={76}>
      <BrowserWindow height={76} />
      <Text x={14} y={48}>
        Our bread Baked every morning. rye rolls
      </Text>
      <Text x={14} y={66}>
        How to find us
      </Text>
    </Figure>
  );
}

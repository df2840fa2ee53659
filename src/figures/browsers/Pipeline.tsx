import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/figures/kit/Figure';

type Step = {
  name: string;
  detail: string;
  /** The changes (columns) that need this step. */
  neededBy: readonly number[];
  /** The thread's name, shown before its first step. */
  place?: string;
};

const PITCH = 54;
const TOP = 34;
const COLUMNS = [228, 257, 286, 315];

const STEPS: readonly Step[] = [
  {name: '1  Style', detail: 'values', neededBy: [0, 1, 2], place: 'Main thread'},
  {name: '2  Layout', detail: 'size, position', neededBy: [0]},
  {name: '3  Paint', detail: 'commands', neededBy: [0, 1]},
  {name: '4  Commit', detail: 'hand-over', neededBy: [0, 1, 2]},
  {name: '5  Raster', detail: 'pixels', neededBy: [0, 1], place: 'Elsewhere'},
  {name: '6  Composite', detail: 'picture', neededBy: [0, 1, 2, 3]},
];

export default function Pipeline(): ReactNode {
  const bottom = TOP + STEPS.length * PITCH;
  return (
    <Figure
      title="The six steps, and which ones each change needs"
      description="Steps one to four run on the main thread: style, layout, paint, commit. Raster and composite run elsewhere. Column A, a new width, needs all six. Column B, a new colour, skips layout. Column C, a script that shifts a box with a layer of its own, needs style, commit and composite. Column D, an animation in which the compositor shifts the box, needs only composite."
      caption={
        <>
          <br />
          <strong>A</strong> a new width
          <br />
          <strong>B</strong> a new colour
          <br />
          <strong>C</strong> a script shifts a box that has a layer of its own
          <br />
          <strong>D</strong> the compositor shifts it in an animation, without the script
          <br />A filled square means that the step ran in Chromium 156.
        </>
      }
      width={328}
      height={bottom + 4}>
      {COLUMNS.map((x, column) => (
        <Fragment key={x}>
          <Text x={x} y={20} anchor="middle" strong>
            {'ABCD'.charAt(column)}
          </Text>
          <Segment
            tone="muted"
            points={[
              [x, 28],
              [x, bottom - 6],
            ]}
          />
        </Fragment>
      ))}
      {STEPS.map(({name, detail, neededBy, place}, index) => {
        const y = TOP + index * PITCH;
        return (
          <Fragment key={name}>
            {place && (
              <Text x={4} y={y + 18} size="small" strong>
                {place}
              </Text>
            )}
            {place && index > 0 && (
              <Segment
                dashed
                tone="muted"
                points={[
                  [4, y - 5],
                  [208, y - 5],
                ]}
              />
            )}
            <Box x={100} y={y} width={108} height={44} label={name} detail={detail} />
            {neededBy.map((column) => (
              <Box
                key={column}
                x={COLUMNS[column]! - 9}
                y={y + 13}
                width={18}
                height={18}
                tone="accent"
              />
            ))}
          </Fragment>
        );
      })}
    </Figure>
  );
}

import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/components/Figure';

type Stage = {
  name: string;
  /** Which of the three changes in the columns need this stage. */
  neededBy: readonly number[];
};

type Place = {name: string; stages: readonly Stage[]};

const PITCH = 34;
const TOP = 34;
const COLUMNS = [238, 272, 306];

const PLACES: readonly Place[] = [
  {
    name: 'Main thread',
    stages: [
      {name: 'Style', neededBy: [0, 1]},
      {name: 'Layout', neededBy: [0]},
      {name: 'Pre-paint', neededBy: [0, 1]},
      {name: 'Paint', neededBy: [0, 1]},
      {name: 'Layerize', neededBy: [0]},
      {name: 'Commit', neededBy: [0, 1]},
    ],
  },
  {
    name: 'Compositor',
    stages: [
      {name: 'Raster', neededBy: [0, 1]},
      {name: 'Activate', neededBy: [0, 1]},
      {name: 'Scroll, animate', neededBy: [2]},
    ],
  },
  {
    name: 'GPU',
    stages: [
      {name: 'Aggregate', neededBy: [0, 1, 2]},
      {name: 'Draw', neededBy: [0, 1, 2]},
    ],
  },
];

const STAGES = PLACES.flatMap((place) =>
  place.stages.map((stage, index) => ({...stage, place: index === 0 ? place.name : undefined})),
);

export default function Pipeline(): ReactNode {
  const bottom = TOP + STAGES.length * PITCH;
  return (
    <Figure
      title="The pipeline, and what three changes need of it"
      description="On the main thread: style, layout, pre-paint, paint, layerize, commit. In the compositor: raster, activate, and scrolling and animation of its own. In the GPU process: aggregate and draw. A change of width needs all main-thread stages and all after them. A change of background skips layout and keeps the layers. An animation of transform that the compositor runs needs only the compositor's animation, aggregate and draw."
      caption="Columns: 1 a new width, 2 a new background (the layers stay, with a new display list), 3 an animation of transform that the compositor runs. A square means that the stage runs. Stages as in Chromium 156; rastering has threads of its own."
      width={328}
      height={bottom + 4}>
      {COLUMNS.map((x, column) => (
        <Fragment key={x}>
          <Text x={x} y={20} anchor="middle" strong>
            {String(column + 1)}
          </Text>
          <Segment
            tone="muted"
            points={[
              [x, 28],
              [x, bottom],
            ]}
          />
        </Fragment>
      ))}
      {STAGES.map(({name, neededBy, place}, index) => {
        const y = TOP + index * PITCH;
        return (
          <Fragment key={name}>
            {place && (
              <Text x={4} y={y + 19} size="small" strong>
                {place}
              </Text>
            )}
            {place && index > 0 && (
              <Segment
                dashed
                tone="muted"
                points={[
                  [4, y - 3],
                  [216, y - 3],
                ]}
              />
            )}
            <Box x={94} y={y} width={122} height={28} label={name} />
            {neededBy.map((column) => (
              <Box
                key={column}
                x={COLUMNS[column]! - 9}
                y={y + 5}
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

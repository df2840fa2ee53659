import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

const MODELS = ['At home', 'VPS', 'Platform', 'Static'];

const LAYERS = [
  {name: 'Content', keepers: ['you', 'you', 'you', 'you']},
  {name: 'Your code', keepers: ['you', 'you', 'you', 'none']},
  {name: 'Web server', keepers: ['you', 'you', 'host', 'host']},
  {name: 'Certificate', keepers: ['you', 'you', 'host', 'host']},
  {name: 'Op. system', keepers: ['you', 'you', 'host', 'host']},
  {name: 'Machine', keepers: ['you', 'host', 'host', 'host']},
  {name: 'Line', keepers: ['provider', 'host', 'host', 'host']},
];

const FIRST_COLUMN = 80;
const COLUMN_WIDTH = 62;
const FIRST_ROW = 26;
const ROW_HEIGHT = 34;

export default function ResponsibilityStack(): ReactNode {
  return (
    <Figure
      title="Who keeps which layer"
      description="At home you keep everything except the line, which is your Internet provider’s. With a VPS the host keeps machine and line, and you keep the rest. On a platform you keep content and code, and the host keeps the rest. On a static host you keep only the content, HTML files included. No program of yours runs there, and the host keeps the rest."
      caption="“Your code” is a program that you wrote or chose, apart from the web server. From left to right, the host takes over more layers from below, and you can change fewer of them."
      width={328}
      height={FIRST_ROW + LAYERS.length * ROW_HEIGHT + 4}>
      {MODELS.map((model, column) => (
        <Text
          key={model}
          x={FIRST_COLUMN + column * COLUMN_WIDTH + 29}
          y={17}
          anchor="middle"
          size="small"
          strong>
          {model}
        </Text>
      ))}
      {LAYERS.map(({name, keepers}, row) => {
        const y = FIRST_ROW + row * ROW_HEIGHT;
        return (
          <Fragment key={name}>
            <Text x={4} y={y + 20} size="small">
              {name}
            </Text>
            {keepers.map((keeper, column) => (
              <Box
                key={MODELS[column]}
                x={FIRST_COLUMN + column * COLUMN_WIDTH}
                y={y}
                width={58}
                height={30}
                {...(keeper === 'provider' ? {detail: keeper} : {label: keeper})}
                tone={keeper === 'you' ? 'accent' : keeper === 'none' ? 'muted' : 'plain'}
                dashed={keeper === 'none'}
              />
            ))}
          </Fragment>
        );
      })}
    </Figure>
  );
}

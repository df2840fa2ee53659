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
      title="Who looks after which layer"
      description="At home you look after everything except the line, which is your Internet provider’s job. With a VPS, the host looks after the machine and the line, and you look after the rest. On a platform, you look after content and code, and the host looks after the rest. On a static host, you look after only the content, including HTML files. No program of yours runs there, and the rest is the host’s job."
      caption="“Your code” is a program that you wrote or chose, apart from the web server. From left to right, the host takes over more of the layers, starting at the bottom, and leaves you fewer to change."
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

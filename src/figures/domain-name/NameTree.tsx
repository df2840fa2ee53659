import type {ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/figures/kit/Figure';

const NODE_HEIGHT = 30;
const LEVEL_HEIGHT = 56;

type Node = {
  label: string;
  level: number;
  /** The middle of the box. */
  x: number;
  width: number;
  /** Index in `NODES`. */
  parent?: number;
  isPublicSuffix?: boolean;
};

const NODES: Node[] = [
  {label: '(root)', level: 0, x: 176, width: 66},
  {label: 'test', level: 1, x: 76, width: 52, parent: 0, isPublicSuffix: true},
  {label: 'uk', level: 1, x: 194, width: 44, parent: 0, isPublicSuffix: true},
  {label: 'io', level: 1, x: 280, width: 44, parent: 0, isPublicSuffix: true},
  {label: 'example', level: 2, x: 76, width: 76, parent: 1},
  {label: 'co', level: 2, x: 194, width: 44, parent: 2, isPublicSuffix: true},
  {label: 'github', level: 2, x: 280, width: 68, parent: 3, isPublicSuffix: true},
  {label: 'www', level: 3, x: 40, width: 48, parent: 4},
  {label: 'shop', level: 3, x: 112, width: 52, parent: 4},
  {label: 'example', level: 3, x: 194, width: 76, parent: 5},
  {label: 'jye10032', level: 3, x: 280, width: 84, parent: 6},
  {label: 'www', level: 4, x: 194, width: 48, parent: 9},
];

const top = ({level}: Node) => 4 + level * LEVEL_HEIGHT;
const LEGEND = 4 + 4 * LEVEL_HEIGHT + NODE_HEIGHT + 18;

export default function NameTree(): ReactNode {
  return (
    <Figure
      title="The tree of names"
      description="Below the root are test, uk and io. Below test is example, and below that are www and shop. Below uk is co, below that example, below that www. Below io is github, and below that jye10032. The nodes test, uk, co, io and github are public suffixes."
      caption="Read a name by walking up: www, example, test, root gives www.example.test. People get names of their own directly below the dashed boxes; not all of those are at the top level."
      width={328}
      height={LEGEND + 24}>
      {NODES.map((node, index) => {
        const parent = node.parent === undefined ? undefined : NODES[node.parent];
        return (
          parent && (
            <Segment
              key={index}
              points={[
                [parent.x, top(parent) + NODE_HEIGHT],
                [node.x, top(node)],
              ]}
            />
          )
        );
      })}
      {NODES.map((node, index) => (
        <Box
          key={index}
          x={node.x - node.width / 2}
          y={top(node)}
          width={node.width}
          height={NODE_HEIGHT}
          label={node.label}
          mono
          tone={node.isPublicSuffix ? 'accent' : 'plain'}
          dashed={node.isPublicSuffix}
        />
      ))}
      <Box x={4} y={LEGEND} width={26} height={18} tone="accent" dashed />
      <Text x={38} y={LEGEND + 14} size="small">
        public suffix: people get names below it
      </Text>
    </Figure>
  );
}

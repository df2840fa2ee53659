import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/components/Figure';
import data from '@site/labs/http3/expected/page-load.json';

type Result = (typeof data.results)[number];

const NAMES: Record<string, string> = {'http/1.1': 'HTTP/1.1', h2: 'HTTP/2', h3: 'HTTP/3'};
const WIDTH = 328;
const LEFT = 66;
const VALUE_WIDTH = 36;
const HEADING_HEIGHT = 24;
const ROW_HEIGHT = 28;
const BAR_HEIGHT = 20;
const GROUP_GAP = 12;
const TICK = 200;

const losses = [...new Set(data.results.map(({lossPercent}) => lossPercent))];
const groups = losses.map((loss) => data.results.filter(({lossPercent}) => lossPercent === loss));
const longest = Math.max(...data.results.map(({load}) => load.high));
const end = Math.ceil(longest / TICK) * TICK;
const groupHeight = HEADING_HEIGHT + 3 * ROW_HEIGHT + GROUP_GAP;
const axisY = groups.length * groupHeight;

function toX(milliseconds: number): number {
  return Math.round(LEFT + (milliseconds / end) * (WIDTH - LEFT - VALUE_WIDTH));
}

function nameOf({protocol}: Result): string {
  return NAMES[protocol] ?? protocol;
}

/** Until the first byte, until everything is there, and the quartiles of the latter. */
function Row({result, y}: {result: Result; y: number}) {
  const {firstByte, load} = result;
  const middle = y + BAR_HEIGHT / 2;
  return (
    <>
      <Text x={4} y={middle + 5} size="small">
        {nameOf(result)}
      </Text>
      <Box x={LEFT} y={y} width={toX(firstByte.median) - LEFT} height={BAR_HEIGHT} tone="muted" />
      <Box
        x={toX(firstByte.median)}
        y={y}
        width={toX(load.median) - toX(firstByte.median)}
        height={BAR_HEIGHT}
        tone="accent"
      />
      <Segment
        points={[
          [toX(load.low), middle],
          [toX(load.high), middle],
        ]}
      />
      {[load.low, load.high].map((quartile) => (
        <Segment
          key={quartile}
          points={[
            [toX(quartile), middle - 4],
            [toX(quartile), middle + 4],
          ]}
        />
      ))}
      <Text x={Math.max(toX(load.high), toX(load.median)) + 6} y={middle + 5} size="small" strong>
        {String(load.median)}
      </Text>
    </>
  );
}

function Axis() {
  const ticks = Array.from({length: end / TICK + 1}, (_, index) => index * TICK);
  return (
    <>
      <Segment
        tone="muted"
        points={[
          [LEFT, axisY],
          [toX(end), axisY],
        ]}
      />
      {ticks.map((tick) => (
        <Fragment key={tick}>
          <Segment
            tone="muted"
            points={[
              [toX(tick), axisY - 3],
              [toX(tick), axisY + 3],
            ]}
          />
          {tick % (2 * TICK) === 0 && (
            <Text x={toX(tick)} y={axisY + 18} size="small" tone="muted" anchor="middle">
              {String(tick)}
            </Text>
          )}
        </Fragment>
      ))}
      <Text x={LEFT} y={axisY + 36} size="small" tone="muted">
        ms from the start of the navigation
      </Text>
    </>
  );
}

function describe(group: readonly Result[]): string {
  const parts = group.map(
    (result) =>
      `${nameOf(result)} ${result.load.median} ms (${result.load.low} to ${result.load.high})`,
  );
  return `With ${group[0]?.lossPercent} % of packets lost: ${parts.join(', ')}.`;
}

function countLoads(group: readonly Result[]): number {
  return group[0]?.loads.length ?? 0;
}

export default function LossChart(): ReactNode {
  return (
    <Figure
      title="One page by three versions of HTTP, without and with loss"
      description={`Bars of the median time until the load event, with the middle half of the loads in brackets. ${groups.map(describe).join(' ')}`}
      caption={`Bars are medians until the page has loaded, their empty part until the first byte; a thin line spans the middle half of the loads. Round trip ${data.roundTrip} ms, ${data.page.files} files, ${Math.round(data.page.bytes / 1000)} kB, first visits; with no loss ${countLoads(groups[0] ?? [])} loads by each version, else ${countLoads(groups.at(-1) ?? [])}. ${data.programs}, ${data.date}.`}
      width={WIDTH}
      height={axisY + 44}>
      {groups.map((group, groupIndex) => (
        <Fragment key={losses[groupIndex]}>
          <Text x={4} y={groupIndex * groupHeight + 17}>
            {`${losses[groupIndex]} % of packets lost`}
          </Text>
          {group.map((result, index) => (
            <Row
              key={result.protocol}
              result={result}
              y={groupIndex * groupHeight + HEADING_HEIGHT + index * ROW_HEIGHT}
            />
          ))}
        </Fragment>
      ))}
      <Axis />
    </Figure>
  );
}

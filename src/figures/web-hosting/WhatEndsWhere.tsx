import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';

const BROWSER = 46;
const EDGE = 164;
const ORIGIN = 282;

const PARTIES = [
  {label: 'Browser', x: BROWSER},
  {label: 'Edge', x: EDGE},
  {label: 'Origin', x: ORIGIN},
];

const ROWS = [
  {near: 'TCP or QUIC', far: 'TCP'},
  {near: 'TLS, your name', far: 'TLS again'},
  {near: 'HTTP request', far: 'miss or check'},
];

export default function WhatEndsWhere(): ReactNode {
  return (
    <Figure
      title="What ends where behind a CDN"
      description="DNS gives the address of the edge. Browser and edge share a TCP or QUIC connection, TLS for your name, and the HTTP request. Edge and origin share a second connection, a second TLS session, and a request on a miss or to check a stale copy. At the edge everything is unencrypted."
      caption="Two connections that meet at the edge replace one long one. The company that runs the edge can read and change everything that passes through."
      width={328}
      height={240}>
      <Text x={BROWSER} y={16} size="small" anchor="start">
        DNS gives the address of the edge
      </Text>
      {PARTIES.map(({label, x}) => (
        <Fragment key={label}>
          <Segment
            tone="muted"
            points={[
              [x, 58],
              [x, 196],
            ]}
          />
          <Box x={x - 42} y={26} width={84} height={32} label={label} />
        </Fragment>
      ))}
      {ROWS.map(({near, far}, index) => {
        const y = 96 + index * 42;
        const isDashed = index === 2;
        return (
          <Fragment key={near}>
            <Arrow from={[BROWSER + 2, y]} to={[EDGE - 2, y]} label={near} both />
            <Arrow from={[EDGE + 2, y]} to={[ORIGIN - 2, y]} label={far} both dashed={isDashed} />
          </Fragment>
        );
      })}
      <Box x={EDGE - 74} y={198} width={148} height={36} label="unencrypted here" tone="warning" />
    </Figure>
  );
}

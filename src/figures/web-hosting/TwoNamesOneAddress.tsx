import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const SITES = [
  {short: 'www', host: 'www.example.test', x: 12},
  {short: 'shop', host: 'shop.example.test', x: 170},
];

export default function TwoNamesOneAddress(): ReactNode {
  return (
    <Figure
      title="Two names on one address"
      description="Two visitors, one to www.example.test and one to shop.example.test, connect to the same address, 192.0.2.10, port 443. There each visitor’s SNI picks a certificate, and then the Host field of each request picks the files."
      caption="The address leads only as far as the outer box. From there, the name decides: in SNI it picks the certificate, and in Host it picks the files."
      width={328}
      height={258}>
      {SITES.map(({short, x}) => (
        <Fragment key={short}>
          <Box x={x} y={4} width={146} height={32} label={`Visitor to ${short}`} />
          <Arrow from={[x + 20, 36]} to={[x + 20, 88]} />
          <Text x={x + 30} y={58} size="small">
            {`SNI: ${short}…`}
          </Text>
          <Text x={x + 30} y={75} size="small">
            {`Host: ${short}…`}
          </Text>
        </Fragment>
      ))}
      <Box
        x={4}
        y={90}
        width={320}
        height={164}
        align="start"
        label="192.0.2.10, port 443"
        dashed
        tone="muted"
      />
      <Text x={12} y={132} size="small">
        SNI picks the certificate
      </Text>
      <Text x={12} y={196} size="small">
        Host picks the files
      </Text>
      {SITES.map(({host, x}) => (
        <Fragment key={host}>
          <Box x={x} y={140} width={146} height={34} detail={host} mono tone="accent" />
          <Box x={x} y={204} width={146} height={34} detail={host} mono />
        </Fragment>
      ))}
    </Figure>
  );
}

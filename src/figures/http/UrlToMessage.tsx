import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

type Part = {part: string; fate: string; verb: string; isSent: boolean};

const PARTS: readonly Part[] = [
  {part: 'https', verb: 'calls for', fate: 'TLS first', isSent: false},
  {part: 'www.example.test', verb: 'copied', fate: 'Host field', isSent: true},
  {part: ':443 (default)', verb: 'picks', fate: 'the port', isSent: false},
  {part: '/notes', verb: 'copied', fate: 'target', isSent: true},
  {part: '?page=2', verb: 'copied', fate: 'target', isSent: true},
  {part: '#top', verb: 'kept', fate: 'not sent', isSent: false},
];

const ROW_HEIGHT = 44;
const TOP = 30;

export default function UrlToMessage(): ReactNode {
  return (
    <Figure
      title="Where each part of a URL goes"
      description="Six parts of https://www.example.test/notes?page=2#top. https calls for TLS first. The host name is copied into the Host field. The default port 443 says where to connect; another port would be sent after the host. The path /notes and the query ?page=2 are copied into the request target. The fragment #top is kept by the browser and not sent."
      caption="The highlighted parts go into the message: the host into a field, the path and query into its target, which says what the client wants. The scheme and the default port decide how and where to connect. This is HTTP/1.1; HTTP/2 and HTTP/3 send the scheme as well."
      width={328}
      height={TOP + PARTS.length * ROW_HEIGHT}>
      <Text x={76} y={18} anchor="middle" size="small" strong>
        In the URL
      </Text>
      <Text x={275} y={18} anchor="middle" size="small" strong>
        Becomes
      </Text>
      {PARTS.map(({part, verb, fate, isSent}, index) => {
        const y = TOP + index * ROW_HEIGHT;
        const tone = isSent ? 'accent' : 'plain';
        return (
          <Fragment key={part}>
            <Box
              x={4}
              y={y}
              width={144}
              height={32}
              label={part}
              mono
              tone={tone}
              dashed={!isSent}
            />
            <Arrow from={[154, y + 18]} to={[220, y + 18]} label={verb} />
            <Box x={226} y={y} width={98} height={32} label={fate} tone={tone} dashed={!isSent} />
          </Fragment>
        );
      })}
    </Figure>
  );
}

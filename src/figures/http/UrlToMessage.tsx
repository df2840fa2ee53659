import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/components/Figure';

type Part = {part: string; fate: string; verb: string; isSent: boolean};

const PARTS: readonly Part[] = [
  {part: 'https', verb: 'calls for', fate: 'TLS first', isSent: false},
  {part: 'www.example.test', verb: 'copied', fate: 'Host', isSent: true},
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
      description="Six parts of https://www.example.test/notes?page=2#top. https calls for TLS first; HTTP/2 and HTTP/3 also send it, as :scheme. The host name is copied into Host, or :authority. The default port 443 says where to connect; another port would be sent behind the host. The path /notes and the query ?page=2 are copied into the request target. The fragment #top is kept by the browser and not sent."
      caption="Highlighted parts travel in every request: the host in Host or :authority, path and query in the target. The scheme decides how to connect; HTTP/2 and HTTP/3 name it too, as :scheme. A port other than the default would stand behind the host, as in www.example.test:8443."
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

import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

type Setting = {
  title: string;
  dns: string;
  isDnsHidden: boolean;
  tls: string;
  isNameHidden: boolean;
};

const SETTINGS: readonly Setting[] = [
  {
    title: 'Plain DNS',
    dns: 'reads the questions',
    isDnsHidden: false,
    tls: 'reads name and address',
    isNameHidden: false,
  },
  {
    title: 'DoT, DoH or DoQ',
    dns: 'questions encrypted',
    isDnsHidden: true,
    tls: 'reads name and address',
    isNameHidden: false,
  },
  {
    title: 'The same, with ECH',
    dns: 'questions encrypted',
    isDnsHidden: true,
    tls: 'site’s name encrypted',
    isNameHidden: true,
  },
];

const PANEL_HEIGHT = 132;

export default function WhoSeesWhat(): ReactNode {
  return (
    <Figure
      title="What the network you’re on can read"
      description="Three settings. Plain DNS: the network reads the questions to the resolver, and the site’s name and address when you connect. Encrypted DNS: the questions are encrypted; the name and address of the connection are still readable. Encrypted DNS with ECH: the questions are encrypted, and only the address and the shared public name of the connection can be read. In all three the resolver reads every question, and the site reads the requests to it."
      caption="Solid: the network reads the question or the site’s name. Dashed: it doesn’t, but it still sees the addresses. In all three, the resolver at the end of the upper arrow reads every question."
      width={328}
      height={PANEL_HEIGHT * SETTINGS.length}>
      {SETTINGS.map(({title, dns, isDnsHidden, tls, isNameHidden}, index) => {
        const top = index * PANEL_HEIGHT;
        return (
          <Fragment key={title}>
            <Text x={4} y={top + 18} strong>
              {title}
            </Text>
            <Box x={4} y={top + 30} width={52} height={90} label="You" />
            <Box x={244} y={top + 30} width={80} height={38} label="Resolver" />
            <Box x={244} y={top + 82} width={80} height={38} label="Site" />
            <Arrow
              from={[56, top + 52]}
              to={[244, top + 52]}
              label={dns}
              dashed={isDnsHidden}
              tone={isDnsHidden ? 'plain' : 'warning'}
            />
            <Arrow
              from={[56, top + 104]}
              to={[244, top + 104]}
              label={tls}
              dashed={isNameHidden}
              tone={isNameHidden ? 'plain' : 'warning'}
            />
          </Fragment>
        );
      })}
    </Figure>
  );
}

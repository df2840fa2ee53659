import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const HEIGHT = 52;
const STEP = 94;

type Question = {
  label: string;
  detail: string;
  /** The answer on the right-hand branch, and what the cache then does. */
  aside: string;
  outcome: {label: string; detail: string; isSilent?: boolean};
  /** The answer on the branch downwards. */
  down: string;
};

const QUESTIONS: readonly Question[] = [
  {
    label: 'Is a match stored?',
    detail: 'same URL and method',
    aside: 'no',
    outcome: {label: 'Fetch it', detail: 'plain request'},
    down: 'yes',
  },
  {
    label: 'Usable as it is?',
    detail: 'fresh, not no-cache',
    aside: 'yes',
    outcome: {label: 'Use stored', detail: 'nothing sent', isSilent: true},
    down: 'no',
  },
  {
    label: 'Stale allowed?',
    detail: 'only if somebody said so',
    aside: 'yes',
    outcome: {label: 'Use stale', detail: 'may ask later', isSilent: true},
    down: 'no',
  },
];

const VALIDATE = 4 + QUESTIONS.length * STEP;
const RESULT = VALIDATE + HEIGHT + 46;

export default function CacheDecision(): ReactNode {
  return (
    <Figure
      title="What a cache does with a GET"
      description="First question: is there a stored response with the same URL and method? If not, the cache fetches it with a plain request. Second: can it be used without asking, because it’s fresh and not marked no-cache? If so, it’s used and nothing is sent. Third: has the server, or the client in its request, allowed a stale response? If so, it’s used without waiting, and the server may be asked afterwards. If not, the server is asked whether the response has changed. If it hasn’t, the server answers 304 and the stored content is used; if it has, the server answers 200 and the new content replaces the old."
      caption="There are two ways to answer at once: with a fresh match, or with a stale one that a directive allows. Asking costs a round trip, but a 304 carries no content."
      width={328}
      height={RESULT + HEIGHT + 4}>
      {QUESTIONS.map(({label, detail, aside, outcome, down}, index) => {
        const y = 4 + index * STEP;
        return (
          <Fragment key={label}>
            <Box x={4} y={y} width={166} height={HEIGHT} label={label} detail={detail} />
            <Arrow from={[170, y + 26]} to={[210, y + 26]} label={aside} />
            <Box
              x={210}
              y={y}
              width={114}
              height={HEIGHT}
              label={outcome.label}
              detail={outcome.detail}
              tone={outcome.isSilent ? 'accent' : 'plain'}
            />
            <Arrow from={[87, y + HEIGHT]} to={[87, y + STEP]} />
            <Text x={95} y={y + HEIGHT + 25} size="small">
              {down}
            </Text>
          </Fragment>
        );
      })}
      <Box
        x={4}
        y={VALIDATE}
        width={166}
        height={HEIGHT}
        label="Ask the server"
        detail="has it changed?"
      />
      <Arrow from={[60, VALIDATE + HEIGHT]} to={[60, RESULT]} />
      <Text x={52} y={VALIDATE + HEIGHT + 27} size="small" anchor="end">
        no: 304
      </Text>
      <Box x={4} y={RESULT} width={114} height={HEIGHT} label="Use stored" detail="fresh again" />
      <Arrow from={[150, VALIDATE + HEIGHT]} to={[150, RESULT]} />
      <Text x={158} y={VALIDATE + HEIGHT + 27} size="small">
        yes: 200
      </Text>
      <Box x={132} y={RESULT} width={114} height={HEIGHT} label="Use new" detail="replaces old" />
    </Figure>
  );
}

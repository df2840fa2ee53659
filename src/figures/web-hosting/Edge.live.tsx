import {useState, type ReactNode} from 'react';
import {Arrow, Box, Text} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice, Step} from '@site/src/figures/kit/Live/kit';
import {STEPS, countAsked, momentAt, nameOf, type File, type Moment, type Naming} from './edge';

const CHOICES: {value: Naming; label: string}[] = [
  {value: 'minutes', label: 'style.css, kept for ten minutes'},
  {value: 'checked', label: 'style.css, checked each time'},
  {value: 'hashed', label: 'named with a hash, kept a year'},
];
/** The first visit to the new page, where the choices differ most. */
const FIRST_NEW = 4;

/** The drawing's width in CSS pixels: the room inside the frame on a phone. */
const WIDTH = 292;
const BOX = 72;
/** The left edges of the boxes for the browser, the edge and the origin. */
const COLUMNS = [6, 112, 218];
const ORIGIN = 2;
const HEAD = 22;
const ROW = 72;
const HEIGHT = HEAD + 2 * ROW + 24;

/** A row: who holds which version of a file, and the answers on the way to the visitor. */
function Row({label, file, y}: {label: string; file: File; y: number}) {
  const {name, answer, held} = file;
  const asked = countAsked(file);
  return (
    <>
      <Text x={COLUMNS[0]!} y={y + 14} mono={label === file.name}>
        {label}
      </Text>
      {COLUMNS.map((x, index) => {
        const isAsked = answer ? index <= asked : index === ORIGIN;
        const isRenamed = !answer && isAsked && name === nameOf('hashed', 41);
        return (
          <Box
            key={x}
            {...{x}}
            y={y + 22}
            width={BOX}
            height={42}
            label={String(held[index])}
            detail={isRenamed ? 'new name' : isAsked ? undefined : 'not asked'}
            tone={held[index] === 42 ? 'accent' : 'muted'}
            dashed={!isAsked}
          />
        );
      })}
      {answer?.hops.slice(0, asked).map((hop, index) => (
        <Arrow
          key={index}
          from={[COLUMNS[index + 1]! - 2, y + 45]}
          to={[COLUMNS[index]! + BOX + 2, y + 45]}
          label={hop}
        />
      ))}
    </>
  );
}

const isMixed = ({page, style}: Moment) => page.held[0] !== style.held[0];

/** What a visitor sees at a step, and what the origin was asked for. */
function say(naming: Naming, step: number): string {
  const {when, what} = STEPS[step]!;
  const moment = momentAt(naming, step);
  const {page, style} = moment;
  if (!page.answer) {
    return `At ${when}, ${what}. Nobody tells the browsers or the edge.`;
  }
  const both = isMixed(moment)
    ? `a mixture: page ${page.held[0]} with style ${style.held[0]}`
    : `page ${page.held[0]} and style ${style.held[0]}`;
  const origin = countAsked(style) === ORIGIN ? 'both' : 'only the page';
  return `At ${when}, ${what} and gets ${both}. The origin was asked for ${origin}.`;
}

export default function Edge(): ReactNode {
  const [naming, setNaming] = useState<Naming>('minutes');
  const [step, setStep] = useState(1);
  const moment = momentAt(naming, step - 1);
  const {visitor, page, style} = moment;
  return (
    <LiveFigure
      isBeside
      title="Who gets a mixture of old and new?"
      caption="Each box shows which version is there, 41 or 42: in the visitor’s browser, at the edge and at the origin."
      rules="A dashed box wasn’t asked. The number on an arrow is the answer: 200 comes with the file, and 304 says that the copy is still good. Here, the browser and the edge must check the page itself on each visit, so it’s never out of date. (GitHub Pages has no setting for that: there the page is kept for ten minutes.)"
      said={say(naming, step - 1)}
      controls={
        <>
          <Choice
            label="The style sheet is"
            value={naming}
            onChange={(chosen) => {
              setNaming(chosen);
              setStep(step === STEPS.length ? FIRST_NEW : step);
            }}
            options={CHOICES}
          />
          <Step label="The morning" value={step} count={STEPS.length} onChange={setStep} />
        </>
      }
      words={CHOICES.map(({value, label}) => (
        <div key={value}>
          <p>{`The style sheet is ${label}:`}</p>
          <ol>
            {STEPS.map(({when}, index) => (
              <li key={when}>{say(value, index)}</li>
            ))}
          </ol>
        </div>
      ))}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        style={{display: 'block', maxWidth: '24rem', marginInline: 'auto'}}
        aria-hidden>
        {page.answer && isMixed(moment) && (
          <>
            <Box x={3} y={HEAD} width={BOX + 6} height={HEIGHT - HEAD - 1} tone="warning" />
            <Text
              x={COLUMNS[0]! + BOX / 2}
              y={HEIGHT - 9}
              anchor="middle"
              size="small"
              tone="warning"
              strong>
              a mixture
            </Text>
          </>
        )}
        {[visitor, 'Edge', 'Origin'].map((party, index) => (
          <Text
            key={party}
            x={COLUMNS[index]! + BOX / 2}
            y={14}
            anchor="middle"
            size="small"
            strong>
            {party}
          </Text>
        ))}
        <Row label="the page" file={page} y={HEAD} />
        <Row label={style.name} file={style} y={HEAD + ROW} />
      </svg>
    </LiveFigure>
  );
}

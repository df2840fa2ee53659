import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Step} from '@site/src/figures/kit/Live/kit';
import {STEPS, countAtOrigin, visitAt, type Answer, type Naming} from './edge';

const CHOICES: {value: Naming; label: string}[] = [
  {value: 'minutes', label: 'named style.css, kept for ten minutes'},
  {value: 'checked', label: 'named style.css, checked each time'},
  {value: 'hashed', label: 'named with a hash, kept for a year'},
];
const PARTIES = ['Browser', 'Edge', 'Origin'];
const ORIGIN = 2;
const HEAD = 24;
const ROW = 66;
/** As a percentage of the drawing's width. */
const BOX = 24;
const GAP = 14;

type WayProps = {
  name: string;
  answer: Answer;
  /** The origin's state at the deployment, when nobody asks and the copies stay as they were. */
  deployed?: string;
  y: number;
};

/** Where a file came from: a box for each party asked, ending with the source. */
function Way({name, answer, deployed, y}: WayProps) {
  const {version} = answer;
  const hops = deployed ? [] : answer.hops;
  const asked = deployed ? ORIGIN : hops.filter((hop) => hop !== 'own').length;
  return (
    <g stroke="currentColor">
      <text y={y + 12} stroke="none" fontFamily="monospace">
        {name}
      </text>
      {PARTIES.map((party, index) => {
        const x = index * (BOX + GAP);
        const hop = hops[index - 1];
        return (
          <g key={party} opacity={index > asked ? 0.75 : 1}>
            <rect
              x={`${x + 0.5}%`}
              y={y + 20}
              width={`${BOX - 1}%`}
              height="32"
              rx="4"
              fill="none"
              strokeWidth={index === asked ? 3 : 1.5}
              strokeDasharray={index > asked ? '5 4' : undefined}
            />
            <text x={`${x + BOX / 2}%`} y={y + 41} stroke="none" textAnchor="middle">
              {(index === ORIGIN && deployed) ||
                (index > asked ? 'not asked' : `version ${version}`)}
            </text>
            {hop && hop !== 'own' && (
              <>
                <line
                  x1={`${x - 0.5}%`}
                  x2={`${x - GAP + 1}%`}
                  y1={y + 36}
                  y2={y + 36}
                  markerEnd="url(#web-hosting:edge)"
                />
                <text x={`${x - GAP / 2}%`} y={y + 29} stroke="none" textAnchor="middle">
                  {hop}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What a visitor sees at a step, and what the origin was asked for.  */
function say(naming: Naming, step: number): string {
  const {when, what, ...rest} = STEPS[step]!;
  const visit = visitAt(naming, step);
  if (!visit || !('visitor' in rest)) {
    return `At ${when}, ${what}. Nobody tells the browsers or the edge.`;
  }
  const {page, style} = visit;
  const isMixed = page.version !== style.version;
  const both = isMixed
    ? `a mixture: page ${page.version} with style ${style.version}`
    : `page ${page.version} and style ${style.version}`;
  const count = countAtOrigin(visit);
  const origin = count === 2 ? 'both' : 'only the page';
  return `At ${when}, ${what} and gets ${both}. The origin was asked for ${origin}.`;
}

export default function Edge(): ReactNode {
  const [naming, setNaming] = useState<Naming>('minutes');
  const [step, setStep] = useState(1);
  const visit = visitAt(naming, step - 1);
  // At the deployment: what the previous visit left behind.
  const {page, style, name} = visit ?? visitAt(naming, step - 2)!;
  const deployed = visit ? undefined : 'now 42';
  return (
    <LiveFigure
      title="Where a page and its style sheet come from"
      caption="The thick box was the last to be asked. A number between two boxes is the answer that came back: 200 brings the file, and 304 says that the copy is still good."
      rules="Here, the browser and the edge must check the page itself on each visit, so it’s never out of date. (GitHub Pages has no setting for that: there the page is kept for ten minutes.)"
      said={say(naming, step - 1)}
      controls={
        <>
          <Choice
            label="The style sheet is"
            value={naming}
            onChange={setNaming}
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
      <svg width="100%" height={HEAD + 2 * ROW} fontSize="13" fill="currentColor" aria-hidden>
        <marker
          id="web-hosting:edge"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          orient="auto">
          <path d="M0 0l8 4-8 4z" />
        </marker>
        {PARTIES.map((party, index) => (
          <text
            key={party}
            x={`${index * (BOX + GAP) + BOX / 2}%`}
            y="14"
            fontWeight="700"
            textAnchor="middle">
            {party}
          </text>
        ))}
        <Way name="the page" answer={page} deployed={deployed} y={HEAD} />
        <Way
          name={name}
          answer={style}
          deployed={deployed && naming === 'hashed' ? 'new name' : deployed}
          y={HEAD + ROW}
        />
      </svg>
    </LiveFigure>
  );
}

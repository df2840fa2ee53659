import {Fragment, useState, type ReactNode} from 'react';
import LiveFigure, {Range, Select, sideBySide, Stops} from '@site/src/figures/kit/Live/kit';
import lab from '@site/labs/html/expected/sources.json';
import {countLines, roleOf, rolesOf, toDrawn, toLine, wordsOf, type Drawn} from './drawnTree';
import {placesOf, stopsOf, whatHappened} from './whatHappened';
import styles from './SourceBecomesTree.module.css';

type Source = {name: string; source: string; tree: Drawn};

const groups: readonly {group: string; sources: readonly Source[]}[] = lab.groups;
const all = groups.flatMap(({sources}) => sources);
/** Puts the tree beside the source and the explanation or, on a narrow screen, between them. */
const PARTS = {...sideBySide('20rem'), alignItems: 'start'};
const PART = {margin: 0, fontSize: '0.9375rem'};
/** As many as the second-largest tree has, so switching between most sources doesn't move the page below. */
const LINES = 10;
const CHROMIUM = `Chromium ${lab.browser.split('.')[0]}`;

const parse = (source: string) =>
  toDrawn(new DOMParser().parseFromString(source, 'text/html').documentElement);

const list = (words: string[]) => `“${words.join('”, “')}”`;

function inSight(tree: Drawn): string {
  const words = wordsOf(tree);
  return words.length > 0
    ? `On the page, a visitor can read ${list(words)}.`
    : 'On the page, a visitor can’t read anything.';
}

/** Like `inSight`, but for a file that has been read only in part. */
function inSightSoFar(tree: Drawn): string {
  const words = wordsOf(tree);
  return words.length > 0
    ? `If the file ended here, a visitor could read ${list(words)}.`
    : 'If the file ended here, a visitor couldn’t read anything.';
}

/** What a screen reader is told, if anything, and the text that can be read. */
function inWords(tree: Drawn): string {
  const roles = rolesOf(tree);
  const told =
    roles.length > 0 ? `As well as the words, a screen reader gets: ${roles.join(', ')}. ` : '';
  return told + inSight(tree);
}

function Branch({tree}: {tree: Drawn}): ReactNode {
  const {text, children} = tree;
  const role = roleOf(tree);
  return (
    <li>
      <code className={text.startsWith('"') ? styles.text : undefined}>{text}</code>
      {role && <span className={styles.role}>{` ${role}`}</span>}
      {children.length > 0 && (
        <ul>
          {children.map((child, index) => (
            <Branch key={index} tree={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

type PartProps = {source: string; from: number; to: number; places: readonly number[]};

/** Part of a source, with a triangle at each mistake. */
function Part({source, from, to, places}: PartProps): ReactNode {
  const cuts = places.filter((place) => place >= from && place < to);
  return [from, ...cuts].map((start, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <svg
          role="img"
          aria-label="(the mistake is here)"
          width="14"
          height="11"
          viewBox="0 0 14 11">
          <path d="M7 0 L13 11 H1 Z" fill="var(--site-figure-warning)" />
        </svg>
      )}
      {source.slice(start, cuts[index] ?? to)}
    </Fragment>
  ));
}

export default function SourceBecomesTree(): ReactNode {
  const [{at, end, mine}, setState] = useState<{at: Source; end: number; mine?: Drawn}>({
    at: all[0]!,
    end: all[0]!.source.length,
  });
  const show = (source: Source, upTo = source.source.length) =>
    setState({at: source, end: upTo, mine: parse(source.source.slice(0, upTo))});
  const {source} = at;
  const length = source.length;
  const isWhole = end === length;
  const isDifferent = isWhole && mine && toLine(mine) !== toLine(at.tree);
  // Only the lab's tree has roles.
  const tree = mine && (!isWhole || isDifferent) ? mine : at.tree;
  const places = placesOf(at);
  const isExplained = isWhole || places.some((place) => place < end);
  return (
    <LiveFigure
      title="Source becomes a tree"
      caption="Choose a source to see its tree, and restart to see it grow. “Next” reads a whole tag or piece of text; the slider moves one character at a time."
      rules={`A triangle in the source marks what’s missing or out of place. Each line of the tree is a node; text is in quotation marks, with \\n for a line break. Once everything has been read, the words to the right of an element are what ${CHROMIUM} tells a screen reader about it. ${CHROMIUM} built the first tree. Once you choose or move something, your own browser builds it; if the two differ, the outcome says so.`}
      isSaidFirst
      said={
        isWhole
          ? `${inSight(tree)}${isDifferent ? ` Your browser builds this tree, ${CHROMIUM} a different one.` : ''}`
          : `${end} of ${length} characters have been read. ${inSightSoFar(tree)}`
      }
      controls={
        <>
          <Select
            label="Source"
            options={all.map(({name}) => ({value: name, label: name}))}
            value={at.name}
            onChange={(name) => show(all.find((each) => each.name === name)!)}
          />
          <Stops
            label="Reading the source"
            stops={stopsOf(source)}
            value={end}
            onChange={(upTo) => show(at, upTo)}>
            <Range
              label="Read"
              min={0}
              max={length}
              value={end}
              onChange={(upTo) => show(at, upTo)}
              says={(upTo) => `${upTo} of ${length}`}
            />
          </Stops>
        </>
      }
      words={
        <>
          <p>An element’s content is in brackets, with commas between its parts.</p>
          <ul>
            {groups.map((each) => (
              <li key={each.group}>
                {`${each.group[0]!.toUpperCase()}${each.group.slice(1)}:`}
                <ul>
                  {each.sources.map(({name, source, tree: built}) => (
                    <li key={name}>
                      <code className={styles.whole}>{source.replaceAll('\n', '\\n')}</code> becomes{' '}
                      <code className={styles.whole}>{toLine(built)}</code>. {whatHappened[name]}{' '}
                      {inWords(built)}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      }>
      <div style={PARTS}>
        <pre className={styles.source} style={PART}>
          <code>
            <Part {...{source, places}} from={0} to={end} />
            {!isWhole && (
              <span className={styles.rest}>
                <Part {...{source, places}} from={end} to={length} />
              </span>
            )}
          </code>
        </pre>
        {/* Reserves the height of the finished tree. */}
        <ul
          className={styles.tree}
          style={{
            ...PART,
            gridRow: 'span 2',
            minHeight: `${Math.max(LINES, countLines(at.tree))}lh`,
            lineHeight: 1.45,
          }}>
          <Branch tree={tree} />
        </ul>
        <p style={{...PART, visibility: isExplained ? 'visible' : 'hidden'}}>
          {whatHappened[at.name]}
        </p>
      </div>
    </LiveFigure>
  );
}

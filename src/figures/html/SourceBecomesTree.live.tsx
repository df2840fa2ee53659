import {Fragment, useState, type ReactNode} from 'react';
import LiveFigure, {Range, Select, Stops} from '@site/src/figures/kit/Live/kit';
import lab from '@site/labs/html/expected/sources.json';
import {countLines, roleOf, rolesOf, toDrawn, toLine, wordsOf, type Drawn} from './drawnTree';
import {placesOf, stopsOf, whatHappened} from './whatHappened';
import styles from './SourceBecomesTree.module.css';

type Source = {name: string; source: string; tree: Drawn};

const groups: readonly {group: string; sources: readonly Source[]}[] = lab.groups;
const all = groups.flatMap(({sources}) => sources);
/** The tree is beside the source and what happened or, on a narrow screen, between them. */
const SIDES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gridTemplateRows: 'auto 1fr',
  gap: '0.75rem',
};
const PART = {margin: 0};
const TREE = {...PART, gridRow: 'span 2'};
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

/** The same for the tree of a file that has been read only in part. */
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

/** Part of a source, with a triangle before each place. */
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
  // The lab's tree has the roles.
  const tree = mine && (!isWhole || isDifferent) ? mine : at.tree;
  const places = placesOf(at);
  return (
    <LiveFigure
      title="Source becomes a tree"
      caption="Choose a source to see its tree, and restart to see it grow. “Next” reads a whole tag or piece of text; the slider moves one character at a time."
      rules={`A triangle in the source marks what’s missing or out of place. Each line of the tree is a node. Text is in quotation marks, with \\n for a line break; ="" is an attribute without a value. Once everything has been read, you can see to the right of each element what ${CHROMIUM} (Chrome and Edge are built on Chromium) tells a screen reader about it. If there’s nothing there, the screen reader reads only the words inside. At first you see ${CHROMIUM}’s tree; as soon as you choose or move something, it’s your own browser’s. If the two differ at the end of a source, the outcome says so.`}
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
            label="The reading"
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
      <div style={SIDES}>
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
        {/* As high as the finished tree from the start, so that the page below doesn't move. */}
        <ul className={styles.tree} style={{...TREE, minHeight: `${countLines(at.tree)}lh`}}>
          <Branch tree={tree} />
        </ul>
        <p style={PART}>{whatHappened[at.name]}</p>
      </div>
    </LiveFigure>
  );
}

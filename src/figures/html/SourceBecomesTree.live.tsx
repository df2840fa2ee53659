import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Range, Sides} from '@site/src/figures/kit/Live/kit';
import lab from '@site/labs/html/expected/sources.json';
import {roleOf, rolesOf, toDrawn, toLine, wordsOf, type Drawn} from './drawnTree';
import {whatHappened} from './whatHappened';
import styles from './SourceBecomesTree.module.css';

type Source = {name: string; source: string; tree: Drawn};

const groups: readonly {group: string; sources: readonly Source[]}[] = lab.groups;
const all = groups.flatMap(({sources}) => sources);
const CHROMIUM = `Chromium ${lab.browser.split('.')[0]}`;

const parse = (source: string) =>
  toDrawn(new DOMParser().parseFromString(source, 'text/html').documentElement);

function inSight(tree: Drawn): string {
  const words = wordsOf(tree);
  return words.length > 0
    ? `On the page, a visitor can read “${words.join('”, “')}”.`
    : 'On the page, a visitor can’t read anything.';
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

export default function SourceBecomesTree(): ReactNode {
  const [{at, end, mine}, setState] = useState<{at: Source; end: number; mine?: Drawn}>({
    at: all[0]!,
    end: all[0]!.source.length,
  });
  const show = (source: Source, upTo = source.source.length) =>
    setState({at: source, end: upTo, mine: parse(source.source.slice(0, upTo))});
  const {group, sources} = groups.find((each) => each.sources.includes(at))!;
  const length = at.source.length;
  const isSame = !mine || toLine(mine) === toLine(at.tree);
  const tree = mine && !isSame ? mine : at.tree;
  const whose =
    end < length
      ? `${end} of ${length} characters have been read, and this is the tree as if the file ended here`
      : !mine
        ? `Everything has been read; this is ${CHROMIUM}’s tree`
        : isSame
          ? `Everything has been read; your browser builds the same tree as ${CHROMIUM}`
          : `Everything has been read; your browser builds this tree, and ${CHROMIUM} builds a different one`;
  return (
    <LiveFigure
      title="Source becomes tree"
      caption="Choose a mistake, then a source; the slider shows how much of the source the parser has read."
      rules={`Each line of the tree is a node. Text is in quotation marks, with \\n for a line break; ="" is an attribute without a value. To the right of each element is what ${CHROMIUM} (Chrome and Edge are built on Chromium) tells a screen reader about it. If there’s nothing there, the screen reader reads only the words inside.`}
      said={`${whose}. ${inSight(tree)}`}
      controls={
        <>
          <Choice
            label="What is wrong?"
            value={group}
            onChange={(name) => show(groups.find((each) => each.group === name)!.sources[0]!)}
            options={groups.map((each) => ({value: each.group, label: each.group}))}
          />
          <Choice
            label="Source"
            value={at.name}
            onChange={(name) => show(all.find((each) => each.name === name)!)}
            options={sources.map(({name}) => ({value: name, label: name}))}
          />
          <Range
            label="Read"
            min={0}
            max={length}
            value={end}
            onChange={(upTo) => show(at, upTo)}
            says={(upTo) => `${upTo} of ${length} characters`}
          />
        </>
      }
      words={
        <>
          <p>An element’s content is in brackets, with commas between its parts.</p>
          <ul>
            {groups.map((each) => (
              <li key={each.group}>
                {`What is wrong: ${each.group}`}
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
      <Sides>
        <pre className={styles.source}>
          <code>
            {at.source.slice(0, end)}
            {end < length && <span className={styles.rest}>{at.source.slice(end)}</span>}
          </code>
        </pre>
        <ul className={styles.tree}>
          <Branch tree={tree} />
        </ul>
      </Sides>
      {end === length && <p className={styles.why}>{whatHappened[at.name]}</p>}
    </LiveFigure>
  );
}

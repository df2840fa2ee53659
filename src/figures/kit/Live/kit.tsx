/** The frame and the controls of live figures (src/figures/<note>/<Name>.live.tsx), all native elements. */
import {createContext, Fragment, useContext, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './kit.module.css';

/** The figure's title, which keeps its radio groups separate from those of other figures. */
const Title = createContext('');

type LiveFigureProps = {
  title: string;
  /** What to do with the figure, in a sentence or two. */
  caption: ReactNode;
  /** What applies to every state: conditions, symbols, where the numbers come from. Shown at the bottom. */
  rules?: ReactNode;
  /** Puts the controls next to a half-width drawing where there's room. */
  isBeside?: boolean;
  /** Puts the outcome above the drawing. On a narrow screen it's there anyway. */
  isSaidFirst?: boolean;
  controls: ReactNode;
  /**
   * The current state in a sentence, shown to everyone and announced to screen readers when it changes. If it
   * has several parts, each is a line.
   */
  said: string;
  /** Colours the outcome as something nobody wants: a stale page, a refused request. */
  isBad?: boolean;
  /** Outcomes that are among the longest. The band has room for them, so the page below doesn't move. */
  outcomes?: readonly string[];
  /** The other states as a table or a list, for print, for copies and for readers without scripts. */
  words: ReactNode;
  /**
   * The drawing of the current state. An `<svg>` is hidden from screen readers, because `said` describes it.
   */
  children: ReactNode;
};

const BAD = {background: 'var(--site-figure-warning-fill)'};

/** Stacks the outcome on the longest one, which is hidden. */
const STACKED = {gridArea: '1 / 1'};

/** Keeps numbers next to their units, and turns newlines into line breaks. */
function Lines({text}: {text: string}): ReactNode {
  return text
    .replace(/(?<=\d) (?=(ms|s|min|h|bytes?|kB|MB|px)\b)/g, '\u00a0')
    .split('\n')
    .map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
}

/** The frame of a live figure: what to do, controls, drawing, outcome, conditions. */
export default function LiveFigure({
  title,
  caption,
  rules,
  isBeside = false,
  isSaidFirst = false,
  controls,
  said,
  isBad = false,
  outcomes = [],
  words,
  children,
}: LiveFigureProps): ReactNode {
  const drawing = <div className={clsx('site-scroll-sideways', styles.drawing)}>{children}</div>;
  return (
    <figure className={clsx(styles.figure, isBeside && styles.beside)} aria-label={title}>
      <figcaption className={styles.caption}>
        <strong>{/[?!]$/.test(title) ? title : `${title}.`}</strong> {caption}
      </figcaption>
      <div className={clsx('site-needs-scripts', styles.controls)}>
        <Title value={title}>{controls}</Title>
      </div>
      {!isSaidFirst && drawing}
      <p role="status" className={styles.said} style={isBad ? BAD : undefined}>
        <span style={STACKED}>
          <Lines text={said} />
        </span>
        {[...outcomes]
          .sort((one, other) => other.length - one.length)
          .slice(0, 1)
          .map((longest) => (
            <span key={longest} aria-hidden="true" style={{...STACKED, visibility: 'hidden'}}>
              <Lines text={longest} />
            </span>
          ))}
      </p>
      {isSaidFirst && drawing}
      <div className={styles.rules}>
        {rules && <p>{rules}</p>}
        <details>
          <summary>In words</summary>
          <div>{words}</div>
        </details>
      </div>
    </figure>
  );
}

type Value = string | number;

type ChoiceProps<Chosen extends Value> = {
  label: string;
  options: readonly {value: Chosen; label: string}[];
  value: Chosen;
  onChange: (value: Chosen) => void;
};

type ChoiceOfManyProps = {
  /** Makes even a short choice a menu on a narrow screen, because it's one of several. */
  isOneOfMany?: boolean;
};

type Styled = {className?: string};

/**
 * Picks up a choice that the reader made before hydration.
 *
 * @param read Reads the choice from the control.
 */
function useEarlyChoice<Chosen extends Value>(
  read: () => Chosen | undefined,
  value: Chosen,
  onChange: (value: Chosen) => void,
): void {
  useEffect(() => {
    const chosen = read();
    if (chosen !== undefined && chosen !== value) {
      onChange(chosen);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only on mount.
  }, []);
}

/** The total length of labels, in characters, that fits into two rows on a phone. */
const LONG = 45;

/** A choice: radio buttons that look like keys or, if it's long, a menu on a narrow screen. */
export function Choice<Chosen extends Value>({
  isOneOfMany = false,
  ...props
}: ChoiceProps<Chosen> & ChoiceOfManyProps): ReactNode {
  const {length} = props.options.map(({label}) => label).join('');
  return isOneOfMany || props.options.length > 5 || length > LONG ? (
    <>
      <Keys {...props} className={styles.wide} />
      <Select {...props} className={styles.narrow} />
    </>
  ) : (
    <Keys {...props} />
  );
}

function Keys<Chosen extends Value>({
  label,
  options,
  value,
  onChange,
  className,
}: ChoiceProps<Chosen> & Styled) {
  const name = `${useContext(Title)}: ${label}`;
  const group = useRef<HTMLFieldSetElement>(null);
  const readChecked = () => {
    const checked = group.current!.querySelector<HTMLInputElement>('input:checked');
    return options.find((each) => String(each.value) === checked?.value)?.value;
  };
  useEarlyChoice(readChecked, value, onChange);
  return (
    <fieldset ref={group} className={clsx(styles.choice, className)}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** A choice from a longer list: a menu, which takes up only one line. */
export function Select<Chosen extends Value>({
  label,
  options,
  value,
  onChange,
  className,
}: ChoiceProps<Chosen> & Styled): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  const readChosen = () => options[select.current!.selectedIndex]?.value;
  useEarlyChoice(readChosen, value, onChange);
  return (
    <label className={clsx(styles.range, className)}>
      <span>{label}</span>
      <select
        ref={select}
        className={styles.option}
        value={value}
        onChange={() => onChange(readChosen()!)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

type RangeProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** Called when the reader grabs the slider, before the value changes. */
  onGrab?: () => void;
  /** The value with its unit, as it's shown and announced: `5 min`. */
  says?: (value: number) => string;
};

/** A slider, with its value after its label. */
export function Range({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onGrab,
  says = String,
}: RangeProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEarlyChoice(() => input.current!.valueAsNumber, value, onChange);
  return (
    <label className={styles.range}>
      <span>
        {label}
        {/* Screen readers take the value from the input. */}
        <span aria-hidden="true">{`: ${says(value)}`}</span>
      </span>
      <input
        ref={input}
        type="range"
        {...{min, max, step, value}}
        aria-valuetext={says(value)}
        onPointerDown={onGrab}
        onFocus={({target}) => {
          // A click on the track changes the value before the input gets focus.
          if (!target.matches(':active')) {
            onGrab?.();
          }
        }}
        onChange={({target}) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

/** The slider thumb's width, in pixels. At the minimum, its centre is half this width from the end. */
const THUMB = 16;

/** The style of a drawing whose x axis is the slider above it: as wide as the path of the thumb's centre. */
export const BELOW_RANGE = {width: `calc(100% - ${THUMB}px)`, marginInline: THUMB / 2};

/** The style of a box with parts next to each other where each can be at least this wide. */
export const sideBySide = (least: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  gap: '0.75rem',
});

type StepProps = {
  /** What the steps belong to: `The lookup`. */
  label: string;
  /** Counts from one. */
  value: number;
  count: number;
  onChange: (value: number) => void;
};

/** As wide as “Restart”, so that what's beside the button stays in place. */
const LONGEST = {display: 'inline-block', minWidth: '3.6em'};

/** Goes to the next step and, after the last, to the first. */
function Next({isLast, onPress}: {isLast: boolean; onPress: () => void}) {
  return (
    <Press onPress={onPress}>
      <span style={LONGEST}>{isLast ? 'Restart' : 'Next'}</span>
    </Press>
  );
}

/** Back and Next buttons for numbered steps. */
export function Step({label, value, count, onChange}: StepProps): ReactNode {
  const isLast = value === count;
  return (
    <div role="group" aria-label={label} className={styles.steps}>
      <Press onPress={() => value > 1 && onChange(value - 1)} isOff={value === 1} isMinor>
        Back
      </Press>
      <span>{`step ${value} of ${count}`}</span>
      <Next isLast={isLast} onPress={() => onChange(isLast ? 1 : value + 1)} />
    </div>
  );
}

type StopsProps = {
  /** What the stops belong to: `Reading the source`. */
  label: string;
  /** Values of the range, ascending. */
  stops: readonly number[];
  value: number;
  onChange: (value: number) => void;
  /** The range. */
  children: ReactNode;
};

/** Back and Next on either side of a range. They go to the nearest stop, and from the end to the start. */
export function Stops({label, stops, value, onChange, children}: StopsProps): ReactNode {
  const back = stops.filter((stop) => stop < value).at(-1);
  const next = stops.find((stop) => stop > value);
  return (
    <div role="group" aria-label={label} className={clsx(styles.steps, styles.range)}>
      <Press
        onPress={() => back !== undefined && onChange(back)}
        isOff={back === undefined}
        isMinor>
        Back
      </Press>
      {children}
      <Next isLast={next === undefined} onPress={() => onChange(next ?? stops[0]!)} />
    </div>
  );
}

type PressProps = {
  onPress: () => void;
  isOff?: boolean;
  /** The less important of two buttons. */
  isMinor?: boolean;
  children: ReactNode;
};

/** A button that can be focused even while it's off. */
export function Press({onPress, isOff = false, isMinor = false, children}: PressProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button', !isMinor && 'button--primary')}
      aria-disabled={isOff}
      onClick={onPress}>
      {children}
    </button>
  );
}

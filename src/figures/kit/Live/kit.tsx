/** The frame and the controls of live figures (src/figures/<note>/<Name>.live.tsx), all native elements. */
import {createContext, useContext, useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './kit.module.css';

/** The figure's title, which tells its radio buttons from another figure's. */
const Title = createContext('');

type LiveFigureProps = {
  title: string;
  /** What to see in it, in one or two sentences. */
  caption: ReactNode;
  controls: ReactNode;
  /** The present state in a sentence; screen readers say it after a change, and all can read it. */
  said: string;
  /** What the other states show, as a table or a list: for whoever has no scripts, for paper and copies. */
  words: ReactNode;
  /** The drawing of the present state. A `<svg>` is hidden from screen readers: `said` speaks for it. */
  children: ReactNode;
};

/** The frame of a live figure. */
export default function LiveFigure({
  title,
  caption,
  controls,
  said,
  words,
  children,
}: LiveFigureProps): ReactNode {
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.caption}>
        <strong>{/[?!]$/.test(title) ? title : `${title}.`}</strong> {caption}
      </figcaption>
      <div className="site-needs-scripts">
        <div className={styles.controls}>
          <Title value={title}>{controls}</Title>
        </div>
      </div>
      <div className={clsx('site-scroll-sideways', styles.drawing)}>{children}</div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <details>
        <summary>In words</summary>
        {words}
      </details>
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

/** One of some: a group of radio buttons that look like keys. */
export function Choice<Chosen extends Value>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Chosen>): ReactNode {
  const name = `${useContext(Title)}: ${label}`;
  const group = useRef<HTMLFieldSetElement>(null);
  // What was chosen before the figure came alive.
  useEffect(() => {
    const checked = group.current!.querySelector<HTMLInputElement>('input:checked');
    const option = options.find((each) => String(each.value) === checked?.value);
    if (option && option.value !== value) {
      onChange(option.value);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once.
  }, []);
  return (
    <fieldset ref={group} className={styles.choice}>
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

type RangeProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** The value with its unit, for the eye and for screen readers: `5 min`. */
  says?: (value: number) => string;
};

/** A number on a scale. */
export function Range({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  says = String,
}: RangeProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // What was set before the figure came alive.
  useEffect(() => {
    const set = input.current!.valueAsNumber;
    if (set !== value) {
      onChange(set);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once.
  }, []);
  return (
    <label className={styles.range}>
      <span>{`${label}: ${says(value)}`}</span>
      <input
        ref={input}
        type="range"
        {...{min, max, step, value}}
        aria-valuetext={says(value)}
        onChange={({target}) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

type StepProps = {
  /** What the steps are of: `The lookup`. */
  label: string;
  /** Counts from one. */
  value: number;
  count: number;
  onChange: (value: number) => void;
};

/** Back and Next through numbered steps. */
export function Step({label, value, count, onChange}: StepProps): ReactNode {
  const key = (name: string, to: number) => (
    // Not `disabled`, which would take the focus away at the end.
    <Press onPress={() => to >= 1 && to <= count && onChange(to)} isOff={to < 1 || to > count}>
      {name}
    </Press>
  );
  return (
    <div role="group" aria-label={label} className={styles.steps}>
      {key('Back', value - 1)}
      <span>{`step ${value} of ${count}`}</span>
      {key('Next', value + 1)}
    </div>
  );
}

type PressProps = {onPress: () => void; isOff?: boolean; children: ReactNode};

/** A button. */
export function Press({onPress, isOff = false, children}: PressProps): ReactNode {
  return (
    <button type="button" className="button" aria-disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}

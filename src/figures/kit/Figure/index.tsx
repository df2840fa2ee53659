import type {ReactNode} from 'react';
import styles from './styles.module.css';

export {Arrow, Box, Segment, Text, centred, type Point, type Tone} from './shapes';

/** The width of the text column on a 360 px phone, and of every drawing. */
export const PHONE_COLUMN = 328;

const PIXELS_PER_REM = 16;

/** Converts CSS pixels to rem, so figures grow with the reader's text size. */
function rem(pixels: number): string {
  return `${pixels / PIXELS_PER_REM}rem`;
}

export type FigureProps = {
  /** Short accessible name, shown before the caption. */
  title: string;
  /** What to look for in the figure, in one or two sentences. */
  caption: ReactNode;
  /** Size of the drawing in CSS pixels at the default text size. */
  width: number;
  height: number;
  /** Shapes, drawn with the parts exported here. */
  children: ReactNode;
} & (
  | {
      /** What a reader who can't see the drawing needs to know. */
      description: string;
      transcript?: undefined;
    }
  | {
      description?: undefined;
      /** A sequence in words, which screen readers get instead of the drawing. */
      transcript: ReactNode;
    }
);

/**
 * A drawing in the running text: inline SVG in the site's strokes and colours, with an accessible name, a
 * text alternative and a caption.
 */
export default function Figure({
  title,
  description,
  caption,
  width,
  height,
  children,
  transcript,
}: FigureProps): ReactNode {
  const image = {role: 'img', 'aria-label': `${title}. ${description}`};
  return (
    <figure className={styles.figure}>
      {/* The style sheet reserves this height while the drawing is out of view. The browser then knows nothing about the box's contents, so the label is on the box itself. */}
      <div className={styles.drawing} data-height={rem(height)} {...(!transcript && image)}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={rem(width)}
          height={rem(height)}
          className={styles.svg}
          aria-hidden="true">
          {children}
        </svg>
      </div>
      {transcript && <div className="site-sr-only">{transcript}</div>}
      <figcaption className={styles.caption}>
        <strong>{`${title}.`}</strong> {caption}
      </figcaption>
    </figure>
  );
}

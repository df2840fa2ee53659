import {
  Children,
  isValidElement,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The text of a React tree made of elements and strings. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') {
    return String(node);
  }
  if (Array.isArray(node)) {
    return node.map(textOf).join('');
  }
  return isValidElement<{children?: ReactNode}>(node) ? textOf(node.props.children) : '';
}

function cellsOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) {
      return [];
    }
    return child.type === 'th' ? [textOf(child.props.children)] : cellsOf(child.props.children);
  });
}

/** A table with sources is as wide as the text. On a phone, the last column is narrower than the other. */
const WITH_SOURCES = {
  maxWidth: 'min(100%, var(--site-measure))',
  '--last': '2fr',
} as CSSProperties;

/**
 * A note's table in a scrollable region that the keyboard can reach, labelled with the table's header
 * cells.
 */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const headers = cellsOf(props.children);
  const name = `Table: ${headers.filter(Boolean).join(', ')}`;
  return (
    <div
      className={clsx('site-scroll-sideways', styles.region)}
      role="group"
      aria-label={name}
      style={headers[2] === 'Source' ? WITH_SOURCES : undefined}
      // A scrollable region must be reachable with the keyboard (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      <table {...props} />
    </div>
  );
}

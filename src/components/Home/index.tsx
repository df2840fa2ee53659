import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import LineMap from '@site/src/components/LineMap';
import OnePageLoad from '@site/src/components/OnePageLoad';
import RecentPosts from '@site/src/components/RecentPosts';
import {NOTES, START_PAGE_PATH} from '@site/src/notes/files';
import Messages from './Messages';

/** A section that begins with an interactive figure. */
const INTERACTIVE_FIGURE = 'Internet/0-6-DNS#who-asks-whom';

/**
 * Inline, because every page loads the style sheet. Lengths are numbers, because a token that a page names
 * can't be inlined in the style sheet (src/plugins/built-pages/unusedCss.ts).
 */
const PARTS: CSSProperties = {display: 'grid', gap: '2.25rem', alignContent: 'start'};
const PAGE: CSSProperties = {
  ...PARTS,
  width: 'min(100%, 76rem)',
  marginInline: 'auto',
  padding: '2rem 1rem',
};
/** Side by side if each column can be at least this wide. */
const COLUMNS: CSSProperties = {
  ...PARTS,
  columnGap: '3rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  alignItems: 'first baseline',
};
/** The site's name is in the navbar too, so the tagline is larger. */
const NAME: CSSProperties = {fontSize: '1rem', color: 'var(--site-line)'};
/** Smaller than the h2s of other pages, so the headings don't compete with the tagline. */
const BESIDE: CSSProperties = {fontSize: '1.35rem'};
const TAGLINE: CSSProperties = {
  marginBottom: '0.75rem',
  fontSize: 'clamp(1.7rem, 5vw, 2.4rem)',
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
};

/** What the site is and where to start; common messages, one page load, and all notes. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const figure = useBaseUrl(`/${NOTES}/${INTERACTIVE_FIGURE}`);
  return (
    <div style={PAGE}>
      <div style={COLUMNS}>
        <div style={PARTS}>
          <header>
            <Heading as="h1" className="margin-bottom--sm" style={NAME}>
              {siteConfig.title}
            </Heading>
            <p style={TAGLINE}>
              What really happens between typing an address and seeing a page, and what to do when
              it goes wrong.
            </p>
            <p>
              Study notes that follow the front-end roadmap, with{' '}
              {/* eslint-disable-next-line no-restricted-syntax -- A Link in view would prefetch the whole note on a phone. */}
              <a href={figure} style={{textDecoration: 'underline'}}>
                interactive figures
              </a>
              .
            </p>
            <Link className="button button--primary button--lg" to={START_PAGE_PATH}>
              Start here
            </Link>
          </header>
          <Messages heading={BESIDE} />
        </div>
        <section>
          <Heading as="h2" style={BESIDE}>
            What happens, in order
          </Heading>
          <OnePageLoad />
        </section>
      </div>
      <section>
        <Heading as="h2">The notes, in reading order</Heading>
        <LineMap headingLevel="h3" below={<RecentPosts />} />
      </section>
    </div>
  );
}

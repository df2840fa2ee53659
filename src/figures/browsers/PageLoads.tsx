import type {ReactNode} from 'react';
import data from '@site/labs/browser/expected/page-loads.json';
import LoadChart, {type LoadChartProps} from './LoadChart';

const {scripts, sheets, delays, runs, chromium} = data;
const MEDIANS = `Milliseconds from the start of the navigation: the median of ${runs} loads, with the middle half as a short line; Chromium ${chromium}, ${data.date}.`;

/** @param files Which files came late, and how late. */
function captionOfSheets(files: string): string {
  return `The document arrives all at once, and ${files} after it was requested. The numbers refer to the pages above. ${MEDIANS}`;
}

const CHARTS = {
  scripts: {
    title: 'One script on five pages',
    caption: `The rest of the document arrives ${delays.restOfDocument} ms after its first half, and each script ${delays.script} ms after it was requested. ${MEDIANS}`,
    rows: [
      {label: 'no script', times: scripts.none},
      {label: 'classic, in the head', times: scripts.classic},
      {label: 'classic, at the end of the body', times: scripts.classicAtEnd},
      {label: 'defer, in the head', times: scripts.defer},
      {label: 'async, in the head', times: scripts.async},
    ],
  },
  'rare scripts': {
    title: 'One script on three more pages',
    caption: `The server is as slow as in the figure above. ${MEDIANS}`,
    rows: [
      {
        label: 'classic, at the end, with preload in the head',
        times: scripts.classicAtEndPreloaded,
      },
      {label: 'module with one import, in the head', times: scripts.module},
      {label: 'the same, with modulepreload', times: scripts.modulePreloaded},
    ],
  },
  sheets: {
    title: 'A late style sheet',
    caption: captionOfSheets(`the CSS ${delays.sheet} ms`),
    rows: [
      {label: '1: CSS in the head', times: sheets.sheet},
      {label: '2: CSS, then an inline script', times: sheets.sheetThenInline},
      {label: '3: an inline script, then the CSS', times: sheets.inlineThenSheet},
    ],
  },
  'rare sheets': {
    title: 'A late style sheet, six rarer cases',
    caption: captionOfSheets(
      `each CSS file ${delays.sheet} ms and each script file ${delays.quickScript} ms`,
    ),
    rows: [
      {label: '4: CSS, then a defer script', times: sheets.sheetThenDefer},
      {label: '5: CSS, then an async script', times: sheets.sheetThenAsync},
      {label: '6: CSS with media="print"', times: sheets.print},
      {label: '7: CSS at the end of the body', times: sheets.sheetAtEnd},
      {label: '8: CSS that imports a second file', times: sheets.importing},
      {label: '9: the same, second file preloaded', times: sheets.importingPreloaded},
    ],
  },
} satisfies Record<string, LoadChartProps>;

type PageLoadsProps = {
  /**
   * Which measured pages to show: those with a script or those with a late style sheet, in common or rarer
   * cases.
   */
  of: keyof typeof CHARTS;
};

/** Shows when each measured page was painted, ran its script and finished parsing. */
export default function PageLoads({of}: PageLoadsProps): ReactNode {
  const {title, caption, rows} = CHARTS[of];
  return <LoadChart title={title} caption={caption} rows={rows} />;
}

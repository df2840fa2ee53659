import type {ReactNode} from 'react';
import data from '@site/labs/browser/expected/page-loads.json';
import LoadChart, {type LoadChartProps} from './LoadChart';

const {scripts, sheets, delays, runs, chromium} = data;
const MEDIANS = `Milliseconds after the start of the navigation: the median of ${runs} loads, with the middle half of them as a short line; Chromium ${chromium}, ${data.date}.`;

/** @param files Which files came late, and how late. */
function captionOfSheets(files: string): string {
  return `The document arrives all at once, ${files} after it was requested. The numbers refer to the pages above. ${MEDIANS}`;
}

const CHARTS = {
  scripts: {
    title: 'One script on five pages',
    caption: `The rest of the document arrives ${delays.restOfDocument} ms after its first half, each script ${delays.script} ms after it was requested. ${MEDIANS}`,
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
        label: 'classic, at the end, and preload in the head',
        times: scripts.classicAtEndPreloaded,
      },
      {label: 'module with one import, in the head', times: scripts.module},
      {label: 'the same, and modulepreload', times: scripts.modulePreloaded},
    ],
  },
  sheets: {
    title: 'A late style sheet',
    caption: captionOfSheets(`the sheet ${delays.sheet} ms`),
    rows: [
      {label: '1: sheet in the head', times: sheets.sheet},
      {label: '2: sheet, then an inline script', times: sheets.sheetThenInline},
      {label: '3: an inline script, then the sheet', times: sheets.inlineThenSheet},
    ],
  },
  'rare sheets': {
    title: 'A late style sheet, six rarer cases',
    caption: captionOfSheets(
      `each sheet ${delays.sheet} ms and each script file ${delays.quickScript} ms`,
    ),
    rows: [
      {label: '4: sheet, then a defer script', times: sheets.sheetThenDefer},
      {label: '5: sheet, then an async script', times: sheets.sheetThenAsync},
      {label: '6: sheet with media="print"', times: sheets.print},
      {label: '7: sheet at the end of the body', times: sheets.sheetAtEnd},
      {label: '8: sheet that imports a second one', times: sheets.importing},
      {label: '9: the same, second one preloaded', times: sheets.importingPreloaded},
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

import type {ReactNode} from 'react';
import data from '@site/labs/browser/expected/page-loads.json';
import LoadChart from './LoadChart';

export default function SheetLoads(): ReactNode {
  const {sheets, delays, runs, chromium} = data;
  return (
    <LoadChart
      title="A late style sheet"
      caption={`The document arrives whole, each sheet ${delays.sheet} ms and each script file ${delays.quickScript} ms after it was asked for. A bar is the median of ${runs} loads, the thick line their middle half, in milliseconds after the start of the navigation; Chromium ${chromium}, ${data.date}.`}
      rows={[
        {label: 'sheet in the head', times: sheets.sheet},
        {label: 'sheet, then an inline script', times: sheets.sheetThenInline},
        {label: 'an inline script, then the sheet', times: sheets.inlineThenSheet},
        {label: 'sheet, then a defer script', times: sheets.sheetThenDefer},
        {label: 'sheet, then an async script', times: sheets.sheetThenAsync},
        {label: 'sheet with media="print"', times: sheets.print},
        {label: 'sheet at the end of the body', times: sheets.sheetAtEnd},
        {label: 'sheet that imports a second one', times: sheets.importing},
        {label: 'the same, second one preloaded', times: sheets.importingPreloaded},
      ]}
    />
  );
}

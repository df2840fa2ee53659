import type {ReactNode} from 'react';
import data from '@site/labs/browser/expected/page-loads.json';
import LoadChart from './LoadChart';

type SheetLoadsProps = {
  /** Pages 4 to 9 in place of the first three. */
  rare?: boolean;
};

export default function SheetLoads({rare = false}: SheetLoadsProps): ReactNode {
  const {sheets, delays, runs, chromium} = data;
  const common = [
    {label: '1: sheet in the head', times: sheets.sheet},
    {label: '2: sheet, then an inline script', times: sheets.sheetThenInline},
    {label: '3: an inline script, then the sheet', times: sheets.inlineThenSheet},
  ];
  const others = [
    {label: '4: sheet, then a defer script', times: sheets.sheetThenDefer},
    {label: '5: sheet, then an async script', times: sheets.sheetThenAsync},
    {label: '6: sheet with media="print"', times: sheets.print},
    {label: '7: sheet at the end of the body', times: sheets.sheetAtEnd},
    {label: '8: sheet that imports a second one', times: sheets.importing},
    {label: '9: the same, second one preloaded', times: sheets.importingPreloaded},
  ];
  const files = rare
    ? `each sheet ${delays.sheet} ms and each script file ${delays.quickScript} ms`
    : `the sheet ${delays.sheet} ms`;
  return (
    <LoadChart
      title={rare ? 'A late style sheet, six rarer cases' : 'A late style sheet'}
      caption={`The document arrives whole, ${files} after it was asked for. The numbers are those of the pages above. Medians of ${runs} loads and their middle half, in milliseconds after the start of the navigation; Chromium ${chromium}, ${data.date}.`}
      rows={rare ? others : common}
    />
  );
}

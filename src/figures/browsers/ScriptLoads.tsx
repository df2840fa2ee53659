import type {ReactNode} from 'react';
import data from '@site/labs/browser/expected/page-loads.json';
import LoadChart from './LoadChart';

export default function ScriptLoads(): ReactNode {
  const {scripts, delays, runs, chromium} = data;
  return (
    <LoadChart
      title="One script on eight pages"
      caption={`The rest of the document arrives ${delays.restOfDocument} ms after its first half, each script ${delays.script} ms after it was asked for. Milliseconds after the start of the navigation. A bar ends at the median of ${runs} loads, which is the middle one by size, and the short line at its end spans the middle half of them; Chromium ${chromium}, ${data.date}.`}
      rows={[
        {label: 'no script', times: scripts.none},
        {label: 'classic, in the head', times: scripts.classic},
        {label: 'classic, at the end of the body', times: scripts.classicAtEnd},
        {label: 'the same, and preload in the head', times: scripts.classicAtEndPreloaded},
        {label: 'defer, in the head', times: scripts.defer},
        {label: 'async, in the head', times: scripts.async},
        {label: 'module with one import, in the head', times: scripts.module},
        {label: 'the same, and modulepreload', times: scripts.modulePreloaded},
      ]}
    />
  );
}

import type {ReactNode} from 'react';
import Ladder from '@site/src/components/Ladder';

export default function CorsPreflight(): ReactNode {
  return (
    <Ladder
      title="A CORS preflight"
      caption="Two requests for one call. The first only asks; the second does the work, and its response needs the permission field as well."
      parties={['Page at www', 'Server at api']}
      steps={[
        {
          at: 0,
          label: 'script sends JSON',
          note: 'a script on https://www.example.test calls fetch with method POST and Content-Type application/json for https://api.example.test/notes',
        },
        {
          from: 0,
          to: 1,
          label: 'OPTIONS /notes: may I?',
          note: 'OPTIONS /notes with Origin: https://www.example.test, Access-Control-Request-Method: POST and Access-Control-Request-Headers: content-type; no cookies',
        },
        {
          from: 1,
          to: 0,
          label: '204: www may, with JSON',
          note: '204 No Content with Access-Control-Allow-Origin: https://www.example.test and Access-Control-Allow-Headers: content-type; for POST no Access-Control-Allow-Methods is needed, though it does no harm',
        },
        {
          from: 0,
          to: 1,
          label: 'POST /notes, the JSON',
          note: 'POST /notes with Origin: https://www.example.test and the JSON content',
          emphasis: true,
        },
        {at: 1, label: 'saves the note'},
        {
          from: 1,
          to: 0,
          label: '201: www may read',
          note: '201 Created with Access-Control-Allow-Origin: https://www.example.test',
          emphasis: true,
        },
        {
          at: 0,
          label: 'script may read it',
          note: 'the browser checks the permission field and hands the response to the script',
        },
      ]}
    />
  );
}

/**
 * Has react-helmet-async write the document's head once, after the paint. It works the head out anew
 * for each component that adds to it, and a page of the theme has a dozen.
 */
import path from 'node:path';
import {replacePieces, transformFile} from '../bundler/transform';
import {fileOf} from '../ground';

export const HELMET_FILE = 'lib/index.module.js';

const EMIT = 'r.emitChange=function(){';
const FRAME = 'requestAnimationFrame(';

/** The pieces of the library that are replaced. */
export const HELMET_PIECES = [EMIT, FRAME];

/** A bundler's rule. */
export function headAfterPaint() {
  const afterPaint = path.join(__dirname, '..', '..', 'browser', 'afterPaint');
  return transformFile(
    fileOf('react-helmet-async', HELMET_FILE),
    replacePieces(
      {
        [EMIT]:
          'r.emitChange=function(){const self=this;callOff();callOff=afterPaint(()=>self.emitNow())},r.emitNow=function(){',
        [FRAME]: 'callNow(',
      },
      `import {afterPaint} from ${JSON.stringify(afterPaint)};
let callOff = () => {};
const callNow = (write) => write();
`,
    ),
  );
}

/**
 * Leaves the HTML of a site with hundreds of notes as React writes it. Docusaurus minifies each page,
 * which takes off quotes, some end tags and the names in inline scripts, and needs as long for it as
 * for the rendering. A few notes are built quickly, and their readers keep the last percent.
 *
 * Gain, with 500 notes: a third of a build's time with a warm cache, a fifth without (17.4 s became
 * 12.2, 25 became 20). Cost, from 200 notes on: 0.6 to 0.8 KB (gzip) of a note's HTML, which then has
 * 25 to 40.
 *
 * Leans on: SKIP_HTML_MINIFICATION, which `@docusaurus/bundler/lib/minifyHtml.js` reads in every thread
 * that renders pages. Threads start when the content is loaded, on a machine with more than one
 * processor (`@docusaurus/core/lib/ssg/ssgExecutor.js`). Without any of it only the gain is lost.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

const MANY_NOTES = 200;

export default function plainHtml(): Plugin {
  return {
    name: 'plain-html',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const notes = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      if (notes.length > MANY_NOTES) {
        process.env.SKIP_HTML_MINIFICATION = 'true';
      }
    },
  };
}

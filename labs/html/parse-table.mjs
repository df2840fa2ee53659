// @ts-check
/** Feeds broken markup to Chromium's parser and prints it together with the resulting tree as markup. */
/* global DOMParser -- in the page */
import {openBrowser} from '../open-browser.mjs';

const SOURCES = [
  '<p>a<div>b</div>c</p>',
  '<b>1<i>2</b>3</i>',
  '<div/>x',
  '<table>x<tr><td>1</table>',
  '<img src=x alt=a alt=b>',
  '<a href=x>1<a href=y>2</a></a>',
  '<span><p>a</p></span>',
  '<ul><p>a</p></ul>',
];

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const source of SOURCES) {
    const tree = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(`<!doctype html>${text}`, 'text/html').body.innerHTML,
      source,
    );
    console.log(`source  ${source}\ntree    ${tree}`);
  }
} finally {
  await browser.close();
}

/**
 * Gives every page of the build a content security policy that allows what is in it and nothing more:
 * scripts, styles and pictures of the site itself, and what is inline by its hash. Styles of single
 * elements have none; a page with such a style has a policy that allows them all, and the build says so.
 * What an author can't have under any policy stops the build, with what to do instead.
 *
 * The policy is an element of the page, as GitHub Pages sends no headers of ours; `_headers` says the
 * same, and what only a header can say, to hosts that do (Netlify, Cloudflare Pages).
 *
 * Source: https://www.w3.org/TR/CSP3/, 3.3 (the element) and 6 (directives).
 */
import {createHash} from 'node:crypto';
import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPage, toByteString, writePage} from '../builtPages';
import {makePageReader} from './pageContent';

/** Written by core at the top of each page's head; the policy holds for what comes after it. */
const CHARSET = '<meta charset=UTF-8>';

/** The sprite of icons, hidden by an attribute that the policy forbids; theme-classic, lib/index.js. */
const SPRITE = '<svg style="display: none;">';
const HIDDEN_SPRITE = '<svg display=none>';

/**
 * Core's own word to whoever has deployed a site under a wrong base URL, in a script of the home page:
 * its styles are in its HTML, where the policy forbids them. It is shown when no stylesheet came.
 */
const BANNER = 'base-url-issue-banner';
const BANNER_SCRIPT = new RegExp(
  `<script[^>]*>(?:(?!</script>)[^])*${BANNER}(?:(?!</script>)[^])*</script>`,
);

/** @param script As bytes. */
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

/** A page without the styles in its HTML that Docusaurus itself puts there; in the same memory. */
function mendStyles(page: Buffer): Buffer {
  let mended = page;
  const sprite = page.indexOf(SPRITE);
  if (sprite >= 0) {
    page.write(HIDDEN_SPRITE, sprite);
    page.copyWithin(sprite + HIDDEN_SPRITE.length, sprite + SPRITE.length);
    mended = page.subarray(0, HIDDEN_SPRITE.length - SPRITE.length);
  }
  return mended.includes(BANNER)
    ? Buffer.from(
        toByteString(mended).replace(BANNER_SCRIPT, (script) =>
          script.replace(/ style="[^"]*"/g, ''),
        ),
        'latin1',
      )
    : mended;
}

/** What of a page its policy names: hashes of its scripts and styles, and whether elements have styles. */
type Inline = {scripts: readonly string[]; styles: readonly string[]; hasStyled: boolean};

/**
 * All that has no directive of its own comes from the site itself: `'none'` there would have Firefox
 * refuse every prefetch, which no other directive speaks of.
 */
function makePolicy({scripts, styles, hasStyled}: Inline): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ...(styles.length > 0 ? [["style-src 'self'", ...styles].join(' ')] : []),
    ...(hasStyled ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The file `_headers`, in the form that Netlify and Cloudflare Pages read. */
const makeHeaders = (baseUrl: string, inline: Inline) => `${baseUrl}*
  Content-Security-Policy: ${makePolicy(inline)}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin
${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

export default function contentSecurityPolicy({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'content-security-policy',
    // Without a pause: Docusaurus starts all plugins' postBuild one after another, so that what changes
    // or copies pages does so either wholly before or wholly after this.
    async postBuild({outDir}) {
      const readContent = makePageReader(siteConfig.url);
      /** The pages of each problem. */
      const problems = new Map<string, string[]>();
      const report = (problem: string, file: string) =>
        problems.set(problem, [...(problems.get(problem) ?? []), file]);
      const all = {scripts: new Set<string>(), styles: new Set<string>()};
      /** Pages by the first element in them that has a style. */
      const styled = new Map<string, string>();
      for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
        if (!file.endsWith('.html')) {
          continue;
        }
        const page = mendStyles(readPage(path.join(outDir, file)));
        const charset = page.indexOf(CHARSET);
        if (charset < 0) {
          report(
            `there is no "${CHARSET}", after which the policy is to stand. Adapt src/plugins/content-security-policy.`,
            file,
          );
          continue;
        }
        const content = readContent(page);
        content.forbidden.forEach((problem) => report(problem, file));
        const inline = {
          scripts: [...new Set(content.scripts.map(hashOf))],
          styles: [...new Set(content.styles.map(hashOf))],
          hasStyled: content.styled !== undefined,
        };
        inline.scripts.forEach((hash) => all.scripts.add(hash));
        inline.styles.forEach((hash) => all.styles.add(hash));
        if (content.styled) {
          styled.set(file, content.styled);
        }
        const meta = `<meta http-equiv=Content-Security-Policy content="${makePolicy(inline)}">`;
        const start = charset + CHARSET.length;
        writePage(path.join(outDir, file), [
          page.subarray(0, start),
          Buffer.from(meta),
          page.subarray(start),
        ]);
      }
      if (problems.size > 0) {
        const lines = [...problems].map(
          ([problem, [file, ...others]]) =>
            `${file}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`,
        );
        throw new Error(`The content security policy forbids:\n${lines.join('\n')}`);
      }
      const headers = makeHeaders(baseUrl, {
        scripts: [...all.scripts].sort(),
        styles: [...all.styles].sort(),
        hasStyled: styled.size > 0,
      });
      writeFileSync(path.join(outDir, '_headers'), headers);
      if (styled.size > 0) {
        const lines = [...styled].map(([file, element]) => `${file}: ${element}`);
        console.warn(
          `[content-security-policy] These pages have styles in their HTML, so their policy allows such styles. A class in place of each makes it strict:\n${lines.join('\n')}`,
        );
      }
    },
  };
}

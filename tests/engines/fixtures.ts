/** Fixtures: a tab in the project's engine, and a site that collects what goes wrong. */
import {execSync} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {test as base, expect} from '@playwright/test';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {basePath, sitePort, siteUrl} from '../lib/servers';
import {launchWebKit} from './webkit';

/** The watching script goes right after the policy, so that it misses nothing. */
const POLICY = /<meta http-equiv="?Content-Security-Policy"? content="[^"]*">/;

/**
 * Runs first in every page and tells the server about anything that a healthy page never does, because
 * drivers differ in what they report. Sends it at once, so that leaving the page loses nothing.
 */
function watch(): void {
  const {src} = document.currentScript as HTMLScriptElement;
  const tell = (...words: unknown[]) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${src}?${encodeURIComponent(words.join(' '))}`, false);
    request.send();
  };
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    console[level] = (...words) => tell(`console.${level}:`, ...words);
  }
  addEventListener('error', ({message}) => message && tell('exception:', message));
  addEventListener('unhandledrejection', ({reason}) => tell('rejection:', reason));
  addEventListener('securitypolicyviolation', (event) => tell('policy:', event.violatedDirective));
}

class Site {
  /**
   * On localhost, because the clipboard needs a secure context; includes the base path. Each test has its
   * own storage.
   */
  url = '';
  /** What has gone wrong in pages so far. */
  messages: string[] = [];
  /** The messages that the test expects. */
  allows = /^$/;
  /** Holds back the scripts that pages request while this is true. */
  holdsScripts = false;
  /** Whether pages requested from now on may run scripts. */
  runsScripts = true;
}

export const test = base.extend<{site: Site; tab: Page}, {engine: Browser}>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, use, {project, parallelIndex}) => {
      const findFirefox = () => String(execSync('which firefox-esr || which firefox')).trim();
      const engine = await (project.name === 'webkit'
        ? launchWebKit(sitePort + 10 + parallelIndex)
        : puppeteer.launch({browser: 'firefox', executablePath: findFirefox()}));
      await use(engine as Browser);
      await engine.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],

  /** The built site as playwright.config.ts serves it, with the watching script in each page. */
  // eslint-disable-next-line no-empty-pattern -- as above
  site: async ({}, use) => {
    const site = new Site();
    const server = http.createServer(async ({url = ''}, response) => {
      const [address = '', said] = url.split('?');
      if (address.endsWith('/watch.js')) {
        site.messages.push(...(said ? [decodeURIComponent(said)] : []));
        response.setHeader('Content-Type', 'application/javascript').end(`(${watch})()`);
        return;
      }
      while (site.holdsScripts && address.includes('/assets/js/')) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const answer = await fetch(new URL(url, siteUrl));
      site.messages.push(...(answer.ok ? [] : [`answered with ${answer.status}: ${address}`]));
      const type = answer.headers.get('content-type') ?? '';
      // `sandbox` works like switching scripts off, including for `noscript` and the media query.
      const policy = site.runsScripts ? '' : 'sandbox allow-same-origin allow-forms allow-popups';
      response.writeHead(answer.status, {'Content-Type': type, 'Content-Security-Policy': policy});
      response.end(
        type.startsWith('text/html')
          ? (await answer.text()).replace(POLICY, `$&<script src=${basePath}watch.js></script>`)
          : Buffer.from(await answer.arrayBuffer()),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    site.url = `http://localhost:${port}${basePath}`;
    await use(site);
    server.closeAllConnections();
    server.close();
  },

  tab: async ({engine, site}, use) => {
    const tab = await engine.newPage();
    await use(tab);
    // Messages sent while leaving a page count too.
    await tab.goto('about:blank');
    const unexpected = site.messages.filter((message) => !site.allows.test(message));
    expect(unexpected, "messages the test doesn't allow").toEqual([]);
  },
});

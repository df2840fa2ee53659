/** WebKitGTK through WebDriver, on a virtual display, as a tab with the same methods as Puppeteer's. */
import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {expect} from '@playwright/test';
// @ts-expect-error The package has no types.
import {Builder, By, Key, until} from 'selenium-webdriver';

/** How long the browser may take to start, and an element to appear, in milliseconds. */
const PATIENCE = 20_000;

export async function launchWebKit(port: number) {
  const command = `xvfb-run -a -s '-screen 0 1600x1200x24' WebKitWebDriver --port=${port}`;
  // In its own process group, so that Xvfb exits with the driver.
  const program = spawn(command, {shell: true, detached: true, stdio: 'ignore'});
  const server = `http://127.0.0.1:${port}`;
  const askStatus = () => fetch(`${server}/status`).catch(() => ({ok: false}));
  await expect.poll(askStatus, {timeout: PATIENCE}).toMatchObject({ok: true});
  const start = () =>
    Promise.race([
      new Builder().usingServer(server).withCapabilities({browserName: 'MiniBrowser'}).build(),
      wait(PATIENCE).then(() =>
        Promise.reject(new Error('WebKitWebDriver didn’t start a browser.')),
      ),
    ]);
  // Occasionally the driver starts a browser that doesn't respond. The next attempt works.
  const driver = await start().catch(start);
  const keyOf = (name: string) => Key[name.replace('Arrow', 'Arrow_').toUpperCase()] ?? name;
  const tab = {
    goto: (url: string) => driver.get(url),
    goBack: () => driver.navigate().back(),
    evaluate: (act: unknown, argument: unknown) =>
      driver.executeScript(`return (${String(act)})(arguments[0])`, argument),
    // The window's size; its bars make the page shorter.
    setViewport: (size: object) => driver.manage().window().setRect(size),
    locator: (selector: string) => ({
      async click() {
        const element = driver.wait(until.elementLocated(By.css(selector)), PATIENCE, selector);
        // Selenium's own check treats a fold opened by CSS as closed.
        const isVisible = () =>
          driver.executeScript('return arguments[0].checkVisibility()', element);
        await driver.wait(isVisible, PATIENCE, selector);
        // Scrolls as Puppeteer does, because WebKit's driver doesn't always scroll by itself.
        await driver.executeScript('arguments[0].scrollIntoView({block: "center"})', element);
        await element.click();
      },
    }),
    keyboard: {
      press: (key: string) => driver.actions().sendKeys(keyOf(key)).perform(),
    },
  };
  return {
    newPage: async () => tab,
    async close() {
      await driver.quit();
      process.kill(-program.pid!);
    },
  };
}

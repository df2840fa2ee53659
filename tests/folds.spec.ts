import type {Page} from '@playwright/test';
import {expect, heading, open, test} from './lib/fixtures';

const BEFORE = 'docs/frontend-roadmap/Internet/0-5-Web-Hosting';
const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

const arriveBy = {
  'full load': (page: Page) => open(page, NOTE),
  async link(page: Page) {
    await open(page, BEFORE);
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).toHaveText('What is DNS and how does it work?');
    // The rest of a note is rendered after the first paint.
    await expect(page.locator('#in-depth')).toBeAttached();
  },
};

for (const [way, arrive] of Object.entries(arriveBy)) {
  test(`in a note reached by a ${way}, folds open and close natively for find in page, hash links and clicks`, async ({
    page,
  }) => {
    await arrive(page);
    const folds = page.locator('.markdown > details');
    const fold = folds.nth(3);
    const words = fold.locator('p').first();

    await test.step('find in page can find text in closed folds', async () => {
      await expect(words).toBeHidden();
      const isDisplayed = await words.evaluate((element) => {
        const displays: string[] = [];
        for (let each: Element | null = element; each; each = each.parentElement) {
          displays.push(getComputedStyle(each).display);
        }
        return !displays.includes('none');
      });
      expect(isDisplayed).toBe(true);
    });

    await test.step('a link to words in a closed fold opens it', async () => {
      const text = (await words.textContent())!.split(' ').slice(0, 5).join(' ');
      await page.evaluate(
        (fragment) => {
          const link = Object.assign(document.createElement('a'), {href: fragment, id: 'to-words'});
          link.textContent = 'To the words';
          document.querySelector('h1')!.append(link);
        },
        `#:~:text=${encodeURIComponent(text)}`,
      );
      await page.locator('#to-words').click();
      await expect(words).toBeInViewport();
    });

    await test.step('a link to a closed fold, or to an id inside it, opens it below the navbar, even after it’s closed again', async () => {
      for (const make of [
        (element: Element) => (element.querySelector('p')!.id = 'inside'),
        (element: Element) => (element.id = 'fold:itself'),
      ]) {
        const id = await folds.nth(1).evaluate(make);
        await page.evaluate((hash) => {
          const link = document.querySelector<HTMLAnchorElement>('#to-words')!;
          link.href = hash;
        }, `#${id}`);
        for (let times = 0; times < 2; times += 1) {
          await folds.nth(1).evaluate((element) => element.removeAttribute('open'));
          await page.locator('#to-words').click();
          const target = page.locator(`[id="${id}"]`);
          await expect(target).toBeInViewport();
          await expect(folds.nth(1)).toHaveAttribute('open');
          const bar = (await page.getByRole('banner').locator('.navbar').boundingBox())!;
          await expect
            .poll(async () => (await target.boundingBox())!.y - bar.y - bar.height)
            .toBeGreaterThanOrEqual(0);
          expect((await target.boundingBox())!.y).toBeLessThan(250);
        }
      }
    });

    await test.step('each click on an answer to a prediction counts', async () => {
      const answers = page.locator('.predict').first().locator('> details');
      for (const shown of [1, 2]) {
        await answers
          .nth(shown - 1)
          .locator('summary')
          .click();
        await expect(answers.and(page.locator('[open]'))).toHaveCount(shown);
      }
      await answers.nth(0).locator('summary').click();
      await expect(answers.and(page.locator('[open]'))).toHaveCount(1);
    });
  });
}

test('a symptom’s link opens its fold below the navbar, and so do Back and Forward', async ({
  page,
}) => {
  await open(page, 'docs');
  const link = page.getByRole('main').locator('a[href*="0-6-DNS#dns-probe-finished-nxdomain"]');
  await link.first().click();
  const fold = page.locator('[id="dns-probe-finished-nxdomain"]');
  const expectOpen = async () => {
    await expect(fold.locator('p').first()).toBeInViewport();
    const bar = (await page.locator('.navbar').boundingBox())!;
    expect((await fold.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  };
  await expectOpen();
  await page.goBack();
  await expect(heading(page)).toHaveText('All notes');
  await page.goForward();
  await expectOpen();
  await page.reload();
  await expectOpen();
});

test('a closed symptom shows the first few of its other wordings, and an open one lists them all at its end', async ({
  page,
}) => {
  await open(page, NOTE);
  const fold = page.locator('[id="dns-probe-finished-nxdomain"]');
  const [below, atEnd] = [fold.locator('summary > .wordings'), fold.locator('p.wordings')];
  await expect(below).toHaveText(/^DNS_PROBE_STARTED.*…$/);
  await fold.locator('summary').click();
  await expect(below).toBeHidden();
  await expect(atEnd).toHaveText(/^Also seen as: DNS_PROBE_STARTED[^]*Could not resolve proxy/);
});

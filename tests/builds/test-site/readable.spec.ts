/** A page that the server rendered, and whose own parts fail in the browser. */
import {expect, test, testSiteUrl} from '../../fixtures';

test.use({
  baseURL: testSiteUrl,
  // What React says of it.
  allowedMessages: [/navbar ?item|null|Minified React error/i],
});

for (const fault of ['navbar-item', 'footer']) {
  test(`Where the ${fault} fails the page stays as the server made it`, async ({page}) => {
    const message = page.waitForEvent('console');
    await page.goto(`?fault=${fault}`);
    await message;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Test site');
    await expect(page).toHaveTitle('Home | Test Site');
    await page.getByRole('main').getByRole('link', {name: 'tall'}).click();
    await expect(page).toHaveURL(/tall$/);
  });
}

import {expect, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';

test('using only the keyboard, a reader gets a packet to the server and the answer to the tablet', async ({
  page,
}) => {
  await page.goto(NOTE);
  const figure = page.getByRole('figure', {name: 'One packet, six machines'});
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live="internet/PacketWay"]')).toHaveAttribute('data-is-alive');
  const said = figure.getByRole('status');
  await expect(said).toContainText('The laptop writes all five wrappers');

  await figure.getByRole('button', {name: 'Next'}).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('from 203.0.113.7:52814 to 198.51.100.20:443');
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Space');
  }
  await expect(figure.getByText('step 6 of 6')).toBeVisible();
  await expect(said).toContainText('The server reads all five wrappers');

  await figure.getByRole('radio', {name: 'the laptop’s request'}).focus();
  await page.keyboard.press('ArrowRight');
  // The figure goes back to the home router, where the packets differ.
  await expect(said).toContainText('from 203.0.113.7:48657');
  await expect(figure.locator('del')).toContainText(['192.168.1.40', '64', '52814']);
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('to 192.168.1.40:52814');
  await figure.getByRole('button', {name: 'Next'}).press('Enter');
  await expect(said).toContainText('to 192.168.1.40:52814, hop limit 61');
});

test('distance delays a page, and limited bandwidth delays a film', async ({page}) => {
  await page.goto(NOTE);
  const figure = page.getByRole('figure', {name: 'What does a page load wait for?'});
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live="internet/PageTime"]')).toHaveAttribute('data-is-alive');
  const said = figure.getByRole('status');
  await expect(said).toContainText('last after 255 ms (measured in our small Internet: 263 ms)');
  await expect(said).toContainText('Most of the wait is due to the distance.');

  await figure.getByRole('slider', {name: /^Size/}).focus();
  await page.keyboard.press('End');
  await expect(said).toContainText('Most of the wait is for the bytes to get through the line.');
  await figure.getByRole('slider', {name: /^Distance/}).focus();
  await page.keyboard.press('Home');
  await expect(said).toContainText('First byte after 2 ms');
});

test('the load time from before a drag stays visible until the next drag', async ({page}) => {
  await page.goto(NOTE);
  const figure = page.getByRole('figure', {name: 'What does a page load wait for?'});
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live="internet/PageTime"]')).toHaveAttribute('data-is-alive');
  const drawing = figure.locator('svg').first();
  await expect(drawing).not.toContainText('before');

  const drag = async (name: string, from: string) => {
    const slider = figure.getByRole('slider', {name});
    await expect(slider).toHaveAttribute('aria-valuetext', from);
    await slider.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const {x, y, width, height} = (await slider.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x, y + height / 2, {steps: 10});
    await page.mouse.up();
  };
  await drag('Distance', '5,000 km (50 ms)');
  await expect(drawing).toContainText('before255 ms');
  await drag('Bandwidth', '100 Mbit/s');
  await expect(drawing).toContainText('before9 ms');
});

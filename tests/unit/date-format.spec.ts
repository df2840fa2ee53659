import {expect, test} from '@playwright/test';
import {makeDateFormat} from '../../src/dateFormat';

const DAY = {day: 'numeric', timeZone: 'UTC'} as const;

const formats: Intl.DateTimeFormatOptions[] = [
  {...DAY, month: 'long'},
  {...DAY, month: 'long', year: 'numeric'},
  {...DAY, month: 'short', year: 'numeric'},
];

for (const options of formats) {
  test(`Dates read as the browser writes them: ${JSON.stringify(options)}`, () => {
    const ours = makeDateFormat('en', options);
    const browsers = new Intl.DateTimeFormat('en', options);
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 1 + 2 * month, 23, 59));
      expect(ours.format(date)).toBe(browsers.format(date));
    }
  });
}

test('A date in another form is refused, and the message says where to add it', () => {
  expect(() => makeDateFormat('de', formats[0]!)).toThrow(/src\/dateFormat\.ts .* in de with/);
  expect(() => makeDateFormat('en', {...formats[0], weekday: 'long'})).toThrow(/weekday/);
});

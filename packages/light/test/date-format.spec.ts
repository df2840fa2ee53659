import {expect, test} from '@playwright/test';
import {makeDateFormat} from '../src/dates/dateFormat';

const DAY = {day: 'numeric', timeZone: 'UTC'} as const;

const rows: [locale: string, options: Intl.DateTimeFormatOptions][] = [
  ['en', {...DAY, month: 'long'}],
  ['en', {...DAY, month: 'long', year: 'numeric'}],
  ['en', {...DAY, month: 'short', year: 'numeric'}],
  ['en', {...DAY, month: 'long', weekday: 'long'}],
  ['de', {...DAY, month: 'long'}],
];

for (const [locale, options] of rows) {
  test(`formats dates as the browser does: ${locale}, ${JSON.stringify(options)}`, () => {
    const ours = makeDateFormat(locale, options);
    const browsers = new Intl.DateTimeFormat(locale, options);
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 1 + 2 * month, 23, 59));
      expect(ours.format(date)).toBe(browsers.format(date));
    }
  });
}

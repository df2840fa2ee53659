import {expect, test} from '@playwright/test';
import {makeDateFormat} from '../src/dates/dateFormat';

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

test('a date in another language or form is left to Intl', () => {
  const date = new Date('2026-11-08T12:00:00Z');
  const others: [string, Intl.DateTimeFormatOptions][] = [
    ['de', formats[0]!],
    ['en', {...formats[0], weekday: 'long'}],
    ['fa', {...formats[0], calendar: 'persian'}],
  ];
  for (const [locale, options] of others) {
    const expected = new Intl.DateTimeFormat(locale, options).format(date);
    expect(makeDateFormat(locale, options).format(date)).toBe(expected);
  }
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Enough letters for English months: Intl doesn't use “Sept” either. */
const SHORT_MONTH = 3;

/**
 * Replaces `Intl.DateTimeFormat` for English dates and formats them in the same way: `November 8, 2026`,
 * `Nov 8, 2026`, `November 8`. The browser's own formatter loads its data when first created, which takes
 * 25 ms on a fast computer and 100 on a slow phone, during hydration.
 *
 * @returns the browser's formatter for any other locale, calendar, time zone or format
 */
export function makeDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions = {},
): Pick<Intl.DateTimeFormat, 'format'> {
  const {calendar = 'gregory', day, month, year, timeZone, ...others} = options;
  const isEnglish =
    locale === 'en' &&
    calendar === 'gregory' &&
    day === 'numeric' &&
    (month === 'long' || month === 'short') &&
    (year === 'numeric' || year === undefined) &&
    timeZone === 'UTC' &&
    Object.keys(others).length === 0;
  if (!isEnglish) {
    return new Intl.DateTimeFormat(locale, options);
  }
  return {
    format(value = new Date()) {
      const date = new Date(value);
      const name = MONTHS[date.getUTCMonth()]!;
      const monthAndDay = `${month === 'long' ? name : name.slice(0, SHORT_MONTH)} ${date.getUTCDate()}`;
      return year ? `${monthAndDay}, ${date.getUTCFullYear()}` : monthAndDay;
    },
  };
}

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

/** Enough letters for English months: Intl has no “Sept” either. */
const SHORT_MONTH = 3;

/**
 * Stands in for `Intl.DateTimeFormat` with English dates, which it writes in the same way: `November
 * 8, 2026`, `Nov 8, 2026`, `November 8`. The browser's own loads its data where it is first made,
 * which takes 25 ms of a fast computer and 100 of a slow phone, while the page is taken over.
 *
 * @param locale must be `en`
 * @param options must have a day and a month, and UTC as time zone
 * @throws Error for what else there may be
 */
export function makeDateFormat(
  locale: string,
  {calendar = 'gregory', day, month, year, timeZone, ...others}: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const isKnown =
    locale === 'en' &&
    calendar === 'gregory' &&
    day === 'numeric' &&
    (month === 'long' || month === 'short') &&
    (year === 'numeric' || year === undefined) &&
    timeZone === 'UTC' &&
    Object.keys(others).length === 0;
  if (!isKnown) {
    throw new Error(
      `src/dateFormat.ts does not know how to write a date in ${locale} with ${JSON.stringify({calendar, day, month, year, timeZone, ...others})}; add it there.`,
    );
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

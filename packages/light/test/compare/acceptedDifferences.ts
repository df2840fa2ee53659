/** Differences between the light and the stock build that are wanted, each with its reason. */
export type Difference = {
  /** Where: `loaded: text`. */
  where: string;
  /** What only one of the two has, line by line. */
  light: readonly string[];
  stock: readonly string[];
};

type Accepted = {reason: string; page?: RegExp; where: RegExp; line: RegExp};

/** A line that only one of the builds has is accepted where all expressions match. */
const accepted: readonly Accepted[] = [
  {
    reason: 'late-scripts: the script that starts the others stands in the head',
    where: /: head$/,
    line: /^<script >.*insertBanner/,
  },
  {
    reason: 'code: the number of a line is an attribute, not a counter, which the tree leaves out',
    page: /code\/numbers/,
    where: /accessibility/,
    line: /- code: /,
  },
  {
    reason:
      'code: numbered code that fits has no button that wraps it; stock takes the counter for a sign of code that is too wide, and its button takes the numbers away',
    page: /code\/numbers/,
    where: /accessibility|elements|styles/,
    line: /"?Toggle word wrap|تبديل|\/button|\/div\/div(?:\[\d\])? \{(?:top|bottom|left|width|height)/,
  },
  {
    reason: "code: as that button is not there, it can't be pressed",
    page: /code\/numbers/,
    where: /presses/,
    line: /^/,
  },
];

/** What is left of a difference that is not accepted; `undefined` where all of it is. */
export function withoutAccepted(
  page: string,
  {where, light, stock}: Difference,
): Difference | undefined {
  const isOpen = (line: string) =>
    !accepted.some(
      (each) => (each.page?.test(page) ?? true) && each.where.test(where) && each.line.test(line),
    );
  const left = {where, light: light.filter(isOpen), stock: stock.filter(isOpen)};
  return left.light.length + left.stock.length > 0 ? left : undefined;
}

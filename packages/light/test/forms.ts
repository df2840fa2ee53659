/** The forms in which the fixture site is built, each with the light build and stock. */
export type Form = {
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** The first one is the default. */
  locales: readonly string[];
  /** Which pages are compared, by path below the base URL. */
  pages: RegExp;
};

export const forms = {
  whole: {baseUrl: '/whole/', trailingSlash: undefined, locales: ['en'], pages: /./},
  // Another base URL, a slash at the end, and a second language, which runs from right to left.
  other: {
    baseUrl: '/a/b/',
    trailingSlash: true,
    locales: ['en', 'ar'],
    pages:
      /^(?:docs\/next\/(?:names|files)|blog\/(?:first|$)|ar\/(?:$|docs\/next\/(?:markdown|code\/options)|blog\/first|plain)|404|$)/,
  },
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

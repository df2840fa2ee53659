import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Stock's structured data says an author's picture by its path, which is no address where the data is
 * read without the page, and keywords that there are none of as an empty list.
 *
 * @param data For a script of JSON-LD.
 * @returns The data as JSON, with whole addresses and without empty lists.
 */
export default function useWholeJson(data: object): string {
  const {siteConfig} = useDocusaurusContext();
  return JSON.stringify(data, (key, value: unknown) =>
    key === 'image' && typeof value === 'string'
      ? new URL(value, siteConfig.url).href
      : Array.isArray(value) && value.length === 0
        ? undefined
        : value,
  );
}

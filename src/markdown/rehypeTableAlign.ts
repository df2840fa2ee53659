/** As much of a hast element as is needed here. */
type Element = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown> & {className?: string[]};
  children?: Element[];
};

function visit(node: Element): void {
  const {align, ...properties} = node.properties ?? {};
  if (/^t[dh]$/.test(node.tagName ?? '') && typeof align === 'string') {
    node.properties = {
      ...properties,
      className: [...(properties.className ?? []), `site-align-${align}`],
    };
  }
  node.children?.forEach(visit);
}

/**
 * A rehype plugin that has the cells of a markdown table aligned by a class (`| --: |`). MDX does it by
 * a style in the HTML, which the content security policy forbids.
 */
export default function rehypeTableAlign() {
  return visit;
}

/**
 * Classes of the theme that the server's HTML holds wherever the site uses them. Scripts mention
 * them too, for settings and kinds of content that this site need not have; a mention in a package
 * alone does not keep them. A name that is missing here costs bytes; one that is here and that a
 * package adds to a page that came without it loses its looks, so leave out whatever is shown in the
 * browser only (copy buttons) and every state.
 */
const RENDERED_BY_SERVER = [
  // Kinds of admonitions, authors and tags.
  /^alert--/,
  /^author|^imageOnlyAuthor/,
  /^(bluesky|github|instagram|linkedin|threads|x)Svg$/,
  /^badge/,
  /^containsTaskList$/,
  // Settings of the navbar, the footer and the sidebar.
  /^button--(outline|secondary)$/,
  /^footer(--dark|__|Logo)/,
  /^navbar(--dark|--primary|Hideable|SearchContainer)/,
  /^darkNavbarColorModeToggle$/,
  /^(menuExternalLink|menuHtmlItem|sidebarLogo|sidebarWithHideableNavbar)$/,
  /^(collapseSidebarButton|collapseSidebarButtonIcon)$/,
  /^anchorTarget/,
  /^yearGroupHeading$/,
];

/** States that need a part which the server renders: by state, the part. */
const STATES: Record<string, string> = {
  docItemWrapperEnhanced: 'collapseSidebarButton',
  docMainContainerEnhanced: 'collapseSidebarButton',
  docSidebarContainerHidden: 'collapseSidebarButton',
  expandButton: 'collapseSidebarButton',
  expandButtonIcon: 'collapseSidebarButton',
  sidebarHidden: 'collapseSidebarButton',
  navbarHidden: 'navbarHideable',
};

/** The class and, if it comes from a CSS module, its name there, without the bundler's hash behind it. */
const namesOf = (className: string) => [className, className.replace(/_[\w-]{2,4}$/, '')];

/**
 * Tells of a class name in a script whether it can only be on a page if the server put it there, or
 * a part that it is a state of. `pageClasses` are all the classes in the site's HTML. What stands in
 * `ownSource`, the source of the site's own components, is never taken for the server's.
 */
export function makeIsRenderedByServer(pageClasses: Iterable<string>, ownSource: string) {
  const rendered = new Set([...pageClasses].flatMap(namesOf));
  const isRendered = (className: string): boolean =>
    namesOf(className).some((name) => {
      const part = STATES[name];
      const isCandidate = part
        ? !rendered.has(part)
        : RENDERED_BY_SERVER.some((pattern) => pattern.test(name));
      // Last, as it takes longest.
      return isCandidate && !ownSource.includes(name);
    });
  // The same words stand in many scripts.
  const known = new Map<string, boolean>();
  return (className: string): boolean => {
    const answer = known.get(className) ?? isRendered(className);
    known.set(className, answer);
    return answer;
  };
}

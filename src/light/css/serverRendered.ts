/**
 * Classes that the theme's scripts name and that the server's HTML has wherever the site asks for
 * them, by a setting or in a post: what no page of the build has, no reader meets. A mention in the
 * theme's scripts alone does not keep their rules; one anywhere else does.
 *
 * A name that is missing here costs bytes. What a page may come to have in the browser has no place
 * here: kinds of admonitions, copy buttons, the mobile menu.
 */
const RENDERED_BY_SERVER: {
  classes: RegExp;
  /** For states: the class, without a module's hash, of the part that they are states of. */
  part?: string;
}[] = [
  // themeConfig.docs.sidebar.hideable
  {
    part: 'collapseSidebarButton',
    classes:
      /^(button--(outline|secondary)|(collapseSidebar|expand)Button(Icon)?|doc(ItemWrapperEnhanced|MainContainerEnhanced|SidebarContainerHidden)|sidebarHidden)$/,
  },
  // themeConfig.navbar: hideOnScroll, style
  {
    part: 'navbarHideable',
    classes:
      /^(navbarHid(den|eable)|sidebar(Logo|WithHideableNavbar)|anchorTargetHideOnScrollNavbar)$/,
  },
  {classes: /^(navbar--(dark|primary)|darkNavbarColorModeToggle)$/},
  // themeConfig.footer: style, columns of links, logo
  {classes: /^footer(--dark|__(col|items?|logo|title)|LogoLink)$/},
  // Items of sidebars that are no notes.
  {classes: /^menu(ExternalLink|HtmlItem)$/},
  // Years in the blog's sidebar; the phone's menu, which only scripts show, has them where it has.
  {part: 'yearGroupHeading', classes: /^yearGroupHeading$/},
  // Authors of posts, and their links.
  {classes: /^(author-as-h\d|author(BlogPostCount|Social\w+)|imageOnlyAuthor\w+|[a-z]+Svg)$/},
];

/**
 * Makes the function that tells of a class whether the server would have rendered it, and did not.
 *
 * @param pageWords What the HTML of the build's pages names.
 * @param localOf What a class is called in its CSS module.
 */
export function makeIsNotRendered(
  pageWords: Iterable<string>,
  localOf: (className: string) => string,
): (className: string) => boolean {
  const onPages = new Set([...pageWords].flatMap((word) => [word, localOf(word)]));
  return (className) =>
    RENDERED_BY_SERVER.some(
      ({classes, part}) =>
        [className, localOf(className)].some((name) => classes.test(name)) &&
        !onPages.has(part ?? className),
    );
}

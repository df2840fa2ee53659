/** Breaks the theme's configuration: before the page hydrates where the address asks for it, or at an event. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const themeConfig = siteConfig.themeConfig as {
  navbar: {items: object[]};
  footer: {links: unknown[]};
};

const faults: Record<string, () => void> = {
  'navbar-item': () =>
    themeConfig.navbar.items.push({type: 'nope', label: 'Faulty item', position: 'left'}),
  footer: () => themeConfig.footer.links.push(null),
};

if (ExecutionEnvironment.canUseDOM) {
  const fault = new URLSearchParams(window.location.search).get('fault');
  if (fault) {
    faults[fault]?.();
  }
  window.addEventListener('fault', (event) => faults[(event as CustomEvent<string>).detail]?.());
}

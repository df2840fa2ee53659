/**
 * Prints a page in dark mode as one in light mode: browsers leave out the dark background, and light
 * text would stand on white paper.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    // A browser may say it twice.
    theme ??= dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (theme !== undefined) {
      dataset.theme = theme;
      theme = undefined;
    }
  });
}

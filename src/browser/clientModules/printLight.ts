/**
 * Prints pages in light mode: browsers don't print the dark background, so dark mode's light text would
 * be on white paper.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let theme: string | undefined;
  window.addEventListener('beforeprint', () => {
    // A browser can fire the event twice.
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

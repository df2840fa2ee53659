/**
 * The lines of the map and what is still to be written on them. A line's written stops are the
 * notes in its folder: sidebars.ts and the content-index plugin take them from there.
 */
export type Line = {
  /** Names the line's colour, `--site-line-<id>` in tokens.css. */
  id: 'internet' | 'html' | 'css' | 'javascript';
  label: string;
  /** The folder under docs/frontend-roadmap that holds the line's notes, when there are any. */
  folder: string;
  /**
   * Titles of stops still to be written, in order, after the roadmap of roadmap.sh. The map leaves out
   * one that a note has as its title.
   */
  planned: readonly string[];
};

export const lines: readonly Line[] = [
  {id: 'internet', label: 'Internet', folder: 'Internet', planned: []},
  {
    id: 'html',
    label: 'HTML',
    folder: 'HTML',
    planned: ['Writing semantic HTML', 'Forms and validations', 'Accessibility', 'SEO basics'],
  },
  {
    id: 'css',
    label: 'CSS',
    folder: 'CSS',
    planned: ['Learn the basics', 'Making layouts', 'Responsive design'],
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    folder: 'JavaScript',
    planned: ['Learn the basics', 'DOM manipulation', 'Fetch API'],
  },
];

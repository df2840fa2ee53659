/**
 * The lines of the map and the stops still to be written. A line's written stops are the notes in its
 * folder, which sidebars.ts and the content-index plugin find there.
 */
export type Line = {
  /** Identifies the line's colour, `--site-line-<id>` in tokens.css. */
  id: 'internet' | 'html' | 'css' | 'javascript';
  label: string;
  /** The folder under docs/frontend-roadmap with the line's notes, if there are any. */
  folder: string;
  /**
   * Titles of stops still to be written, in the order of roadmap.sh. The map leaves out a title once there's
   * a note with that title.
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

declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  export function tables(service: TurndownService): void;
  export function strikethrough(service: TurndownService): void;
}

declare module '@generated/content-index/default/lines.json' {
  import type {MapLine} from '@site/src/plugins/content-index/types';

  const lines: MapLine[];
  export default lines;
}

declare module '@generated/content-index/default/posts.json' {
  import type {RecentPost} from '@site/src/plugins/content-index/types';

  const posts: RecentPost[];
  export default posts;
}

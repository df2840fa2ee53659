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

declare module '@generated/content-index/default/questions.json' {
  import type {Questions} from '@site/src/plugins/content-index/types';

  const questions: Questions;
  export default questions;
}

declare module '@generated/content-index/default/glossary.json' {
  import type {GlossaryLetter} from '@site/src/plugins/content-index/types';

  const glossary: GlossaryLetter[];
  export default glossary;
}

declare module '@generated/content-index/default/symptoms.json' {
  import type {NoteSymptoms} from '@site/src/plugins/content-index/types';

  const symptoms: NoteSymptoms[];
  export default symptoms;
}

// Change: says which post it leads to in its text, for screen readers and search engines; stock has
// "Read more" there, as every other link of this kind.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>
        Read the rest<span className="site-visually-hidden"> of {blogPostTitle}</span>
      </b>
    </Link>
  );
}

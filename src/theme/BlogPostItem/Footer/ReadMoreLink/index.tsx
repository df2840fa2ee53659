// Change: says which post it leads to, for readers who see and search engines alike; stock shows
// "Read more" and names the post for screen readers alone.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';

export default function BlogPostItemFooterReadMoreLink({
  blogPostTitle,
  ...linkProps
}: Props): ReactNode {
  return (
    <Link {...linkProps}>
      <b>Read the rest of {blogPostTitle}</b>
    </Link>
  );
}

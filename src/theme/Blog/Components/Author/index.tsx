// Change: the picture is a link for the mouse alone and has no name of its own, as stock has the author's
// name read twice, as two links to one place. Without what only pages of authors show, which this site
// has not.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import type {Props} from '@theme/Blog/Components/Author';
import styles from '@docusaurus/theme-classic/lib/theme/Blog/Components/Author/styles.module.css';

export default function BlogAuthor({author, className}: Props): ReactNode {
  const {name, title, url, imageURL, email} = author;
  const link = url || (email && `mailto:${email}`) || undefined;
  const shownName = (
    <span className={styles.authorName} translate="no">
      {name}
    </span>
  );
  const photo = (
    <img className={clsx('avatar__photo', styles.authorImage)} src={imageURL} alt="" />
  );
  return (
    <div className={clsx('avatar margin-bottom--sm', className)}>
      {imageURL &&
        (link ? (
          <Link href={link} className="avatar__photo-link" tabIndex={-1} aria-hidden>
            {photo}
          </Link>
        ) : (
          photo
        ))}
      {(name || title) && (
        <div className={clsx('avatar__intro', styles.authorDetails)}>
          {name && (
            <div className="avatar__name">
              {link ? <Link href={link}>{shownName}</Link> : shownName}
            </div>
          )}
          {title && (
            <small className={styles.authorTitle} title={title}>
              {title}
            </small>
          )}
          <AuthorSocials author={author} />
        </div>
      )}
    </div>
  );
}

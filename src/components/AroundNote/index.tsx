import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import TagsListInline from '@theme/TagsListInline';
import DottedLinks from '@site/src/components/DottedLinks';
import {usePlace} from '@site/src/components/NotePlace';
import type {AddedFrontMatter} from '@site/src/notes/addedFrontMatter';
import {copyPathOf} from '@site/src/notes/copyPath';

/** As wide as the text. */
const TEXT = {maxWidth: 'var(--site-measure)', marginBottom: '1rem'};

/**
 * Ends a note with its tags, the notes that link to it, and links for editing it, seeing its changes and
 * reading it as Markdown.
 */
export default function AroundNote(): ReactNode {
  const {metadata} = useDoc();
  const {organizationName, projectName} = useDocusaurusContext().siteConfig;
  const {linked_from: links = []} = metadata.frontMatter as AddedFrontMatter;
  const repository = `https://github.com/${organizationName}/${projectName}`;
  const {editUrl, tags} = metadata;
  const place = usePlace();
  return (
    <nav aria-label="More about this note" className="markdown margin-top--lg">
      {tags.length > 0 && (
        <div style={TEXT}>
          <TagsListInline tags={tags} />
        </div>
      )}
      {links.length > 0 && (
        <p>
          <small>
            Linked from: <DottedLinks links={links} />
          </small>
        </p>
      )}
      <p>
        <small>
          {editUrl && (
            <>
              <EditThisPage editUrl={editUrl} />
              {'\u00a0· '}
            </>
          )}
          {/* HEAD works whatever the default branch is called. */}
          <Link
            className="site-one-line"
            to={metadata.source.replace('@site', `${repository}/commits/HEAD`)}>
            All changes to this note
          </Link>
          {place && (
            <>
              {'\u00a0· '}
              {/* eslint-disable-next-line no-restricted-syntax -- a file, not a page to check or prefetch */}
              <a
                href={copyPathOf(metadata.permalink)}
                type="text/markdown"
                className="site-one-line">
                View as Markdown
              </a>
            </>
          )}
        </small>
      </p>
    </nav>
  );
}

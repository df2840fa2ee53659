// Change: brings the notes' descriptions, which the theme has every page of the docs load. Wrapped.
import type {ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import descriptions from '@generated/light-routes/default/descriptions.json';
import DocCardInit from '@theme-init/DocCard';
import type {Props} from '@theme/DocCard';

const complete = new WeakMap<PropVersionMetadata, PropVersionMetadata>();

/** The version with every note's description. */
function withDescriptions(version: PropVersionMetadata): PropVersionMetadata {
  const known = complete.get(version);
  if (known) {
    return known;
  }
  const byId = descriptions[`${version.pluginId} ${version.version}`] ?? {};
  const docs = Object.fromEntries(
    Object.entries(version.docs).map(([id, doc]) => [
      id,
      {...doc, description: byId[id] ?? doc.description},
    ]),
  );
  const result = {...version, docs};
  complete.set(version, result);
  return result;
}

export default function DocCard(props: Props): ReactNode {
  return (
    <DocsVersionProvider version={withDescriptions(useDocsVersion())}>
      <DocCardInit {...props} />
    </DocsVersionProvider>
  );
}

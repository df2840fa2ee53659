// Change: a page that names no picture has its own card, where the site has none for all pages. Wrapped.
import type {ReactNode} from 'react';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {cardPath} from '@site/src/plugins/social-cards/cardPath';

export default function SiteMetadataWithCard(): ReactNode {
  const {image} = useThemeConfig();
  const {pathname} = useLocation();
  return (
    <>
      {!image && <PageMetadata image={cardPath(pathname)} />}
      <SiteMetadata />
    </>
  );
}

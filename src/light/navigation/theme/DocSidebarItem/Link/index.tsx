// Change: renders again when its page is come to or left, not for every page. Wrapped.
import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItemLink from '@theme-init/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';

const isActive = ({item, activePath}: Props) => isActiveSidebarItem(item, activePath);

function rendersTheSame(before: Props, after: Props): boolean {
  const keys = Object.keys({...before, ...after}) as (keyof Props)[];
  return (
    isActive(before) === isActive(after) &&
    keys.every((key) => key === 'activePath' || before[key] === after[key])
  );
}

export default memo(DocSidebarItemLink, rendersTheSame);

// Change: a year is the name of its group and no heading; stock's are of level 3 and come before the
// page's h1.
import {memo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';

type YearGroupProps = Pick<Props, 'yearGroupHeadingClassName'> & {
  year: string;
  children: ReactNode;
};

function YearGroup({year, yearGroupHeadingClassName, children}: YearGroupProps) {
  return (
    <div role="group" aria-label={year}>
      <div className={yearGroupHeadingClassName} aria-hidden>
        <b>{year}</b>
      </div>
      {children}
    </div>
  );
}

function BlogSidebarContent({items, yearGroupHeadingClassName, ListComponent}: Props): ReactNode {
  const {groupByYear} = useThemeConfig().blog.sidebar;
  if (!groupByYear) {
    return <ListComponent items={items} />;
  }
  return groupBlogSidebarItemsByYear(items).map(([year, yearItems]) => (
    <YearGroup key={year} year={year} yearGroupHeadingClassName={yearGroupHeadingClassName}>
      <ListComponent items={yearItems} />
    </YearGroup>
  ));
}

export default memo(BlogSidebarContent);

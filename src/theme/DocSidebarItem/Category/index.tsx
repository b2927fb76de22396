// Change: replaces the category by a native disclosure, which opens before scripts run and without them. The original
// leaves the pages of a closed category out of the HTML, and opens it by React.
import Link from '@docusaurus/Link';
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, usePrevious, useThemeConfig } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { ListName } from '../../DocSidebarItems/list-name';
import styles from './styles.module.css';

/** The pages of a category, below a line that opens and closes it. */
function Disclosure({ item, activePath, children }: Pick<Props, 'item' | 'activePath'> & { children: ReactNode }) {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const name = use(ListName);
  const isActive = isActiveSidebarItem(item, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  // From then on, the reader opens and closes it.
  const [isOpenAtFirst] = useState(isActive || !item.collapsed);
  const previousPath = usePrevious(activePath);

  useEffect(() => {
    if (isActive && details.current && previousPath !== undefined && previousPath !== activePath) {
      details.current.open = true;
    }
  }, [isActive, activePath, previousPath]);

  return (
    <details ref={details} open={isOpenAtFirst} name={autoCollapseCategories ? name : undefined}>
      {item.href === undefined ? (
        <summary className={clsx('menu__link menu__link--sublist', styles.summary, isActive && 'menu__link--active')}>
          {item.label}
        </summary>
      ) : (
        <summary
          className={clsx('menu__link menu__link--sublist', styles.summary, styles.arrow)}
          aria-label={translate({ id: 'site.Sidebar.pages', message: 'Pages of {label}' }, { label: item.label })}
        />
      )}
      {children}
    </details>
  );
}

function Category({ item, onItemClick, activePath, level }: Props): ReactNode {
  const { items, label, collapsible, className, href } = item;
  const isCurrentPage = isSamePath(href, activePath);
  const pages = (
    <ul className="menu__list">
      <DocSidebarItems items={items} onItemClick={onItemClick} activePath={activePath} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      {(href !== undefined || !collapsible) && (
        <Link
          className={clsx('menu__link', {
            // Only its own page is marked by a background.
            'menu__link--sublist': !isCurrentPage,
            'menu__link--active': isActiveSidebarItem(item, activePath),
          })}
          aria-current={isCurrentPage ? 'page' : undefined}
          href={href}
          onClick={() => onItemClick?.(item)}
        >
          {label}
        </Link>
      )}
      {collapsible ? (
        <Disclosure item={item} activePath={activePath}>
          {pages}
        </Disclosure>
      ) : (
        pages
      )}
    </li>
  );
}

/** A category; one of whose pages none is listed is a link, if it has a page of its own. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, ...others } = props;
  const { href, label, className, customProps } = item;
  if (useVisibleSidebarItems(item.items, props.activePath).length > 0) {
    return <Category {...props} />;
  }
  return (
    href !== undefined && (
      <DocSidebarItemLink
        {...others}
        item={{ type: 'link', href, label, ...(className && { className }), customProps }}
      />
    )
  );
}

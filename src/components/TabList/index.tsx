import { useScrollPositionBlocker, useTabs } from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import clsx from 'clsx';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  className?: string | undefined;
  /** Tabs of one group change together, also before React (plugins/performance/deferred-hydration). */
  groupId?: string | undefined;
};

/** Place of the tab that a key leads to, in a row of `count`; -1 if it leads to none. */
function findTarget(key: string, place: number, count: number): number {
  const targets: Record<string, number> = {
    ArrowRight: (place + 1) % count,
    ArrowLeft: (place + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? -1;
}

/** The row of tabs above their panels, which a keyboard moves through by its arrows. */
export default function TabList({ className, groupId }: Props): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const list = useRef<HTMLDivElement>(null);
  const listTabs = () => [...(list.current?.children ?? [])].filter((tab) => tab instanceof HTMLElement);

  // The page shows what was chosen before React; it begins with what the build has drawn.
  useIsomorphicLayoutEffect(() => {
    const shown = listTabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.dataset.value;
    if (shown !== undefined && shown !== selectedValue) {
      selectValue(shown);
    }
  }, []);

  const choose = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };
  const moveFocus = (event: KeyboardEvent<HTMLButtonElement>) => {
    const tabs = listTabs();
    const target = tabs[findTarget(event.key, tabs.indexOf(event.currentTarget), tabs.length)];
    if (target) {
      event.preventDefault();
      target.focus();
    }
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      data-group={groupId}
      className={clsx('tabs', styles.list, { 'tabs--block': block }, className)}
    >
      {tabValues.map(({ value, label, attributes }) => {
        const isSelected = value === selectedValue;
        return (
          <button
            type="button"
            role="tab"
            tabIndex={isSelected ? 0 : -1}
            aria-selected={isSelected}
            key={value}
            data-value={value}
            onKeyDown={moveFocus}
            onClick={(event) => choose(event.currentTarget, value)}
            {...attributes}
            className={clsx('tabs__item', styles.tab, attributes?.className as string | undefined, {
              'tabs__item--active': isSelected,
            })}
          >
            {label ?? value}
          </button>
        );
      })}
    </div>
  );
}

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Router, useHistory } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShown } from '../../src/client/page/use-shown';

const AREAS = ['Cloud'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page on a device that is slow to draw: it learns of each address when `catchUp` is called. */
function openSlowPage() {
  const late: (() => void)[] = [];
  let history = {} as ReturnType<typeof useHistory>;
  const SlowRouter = ({ children }: { children: ReactNode }) => {
    const own = useHistory();
    history = own;
    const [slow] = useState(() => ({
      ...own,
      listen: (listener: Parameters<typeof own.listen>[0]) =>
        own.listen((...change) => {
          late.push(() => {
            listener(...change);
          });
        }),
    }));
    return <Router history={slow}>{children}</Router>;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <SlowRouter>{children}</SlowRouter>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useShown(AREAS), { wrapper });
  return {
    type: (text: string) => {
      act(() => {
        result.current.show({ text, area: undefined, page: 1 });
      });
      act(() => {
        vi.runOnlyPendingTimers();
      });
    },
    catchUp: () => {
      act(() => {
        late.shift()?.();
      });
    },
    open: (search: string) => {
      history.push({ search });
    },
    readText: () => result.current.shown.text,
    readAddress: () => history.location.search,
  };
}

test('letters stay where the page learns late of addresses that it has written', () => {
  const page = openSlowPage();
  page.type('pop');
  page.type('popul');
  page.type('populate');
  const texts = [1, 2, 3].map(() => {
    page.catchUp();
    return page.readText();
  });
  expect(texts).toEqual(['populate', 'populate', 'populate']);
  expect(page.readAddress()).toBe('?q=populate');
});

test('an address that comes from elsewhere is shown, also one that the page has written before', () => {
  const page = openSlowPage();
  page.type('pop');
  page.type('populate');
  page.catchUp();
  page.catchUp();
  page.open('?q=pop');
  page.catchUp();
  expect(page.readText()).toBe('pop');
});

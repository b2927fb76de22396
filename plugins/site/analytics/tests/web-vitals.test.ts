import { afterEach, expect, test, vi } from 'vitest';
import { reportWebVitals } from '../src/client/web-vitals';

type Report = (metric: object) => void;
const { observers } = vi.hoisted(() => ({ observers: new Map<string, Report>() }));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (report: Report) => observers.set(name, report),
    ]),
  ),
);

afterEach(() => vi.unstubAllGlobals());

test('each measure is an event of the data layer, without what could name the reader', () => {
  const dataLayer: object[] = [];
  vi.stubGlobal('window', { dataLayer });
  reportWebVitals();
  expect([...observers.keys()]).toEqual(['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB']);
  const metric = { name: 'LCP', value: 900, delta: 900, id: 'v1', rating: 'good', navigationType: 'navigate' };
  observers.get('onLCP')?.({ ...metric, entries: [{ element: 'img' }] });
  expect(dataLayer).toEqual([{ event: 'web_vitals', metric }]);
});

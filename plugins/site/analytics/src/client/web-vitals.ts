import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

function push({ name, value, delta, id, rating, navigationType }: Metric): void {
  window.dataLayer.push({ event: 'web_vitals', metric: { name, value, delta, id, rating, navigationType } });
}

/**
 * Sends how quick the page is for its reader to the data layer: one event `web_vitals` per measure, with the
 * fields of the `web-vitals` library. CLS has no unit, the others are milliseconds.
 */
export function reportWebVitals(): void {
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(push));
}

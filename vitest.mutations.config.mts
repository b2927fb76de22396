import { defineConfig } from 'vitest/config';
import { selectArea } from './tests/mutations/areas.mjs';
import site from './vitest.config.mts';

/** The unit tests of the code that Stryker changes (stryker.config.mjs). */
export default defineConfig({
  ...site,
  test: { server: site.test?.server, include: selectArea(process.env.MUTATION_AREA).tests },
});

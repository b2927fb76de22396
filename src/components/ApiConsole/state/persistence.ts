import { createPersistenceMiddleware } from '@theme/ApiExplorer/persistenceMiddleware';

type Persistence = ReturnType<typeof createPersistenceMiddleware>;

/**
 * Keeps token and server as `docusaurus-theme-openapi-docs` does, after the state has changed. The theme's middleware
 * throws if the browser blocks storage, if storage is full, and on a kept server that is malformed; here the choice
 * just isn't kept.
 */
export function createSafePersistence(): Persistence {
  const persistence = createPersistenceMiddleware({});
  return (store) => (next) => (action) => {
    // Outside of `try`: errors of the state itself stay errors.
    const result = next(action);
    try {
      persistence(store)(() => result)(action);
    } catch {
      // The choice holds for this page.
    }
    return result;
  };
}

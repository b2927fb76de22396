import { setAuthData } from '@theme/ApiExplorer/Authorization/slice';
import { createPersistenceMiddleware } from '@theme/ApiExplorer/persistenceMiddleware';
import { keepCredentials, readCredentials, readOrigin, type Credentials } from './credentials';

type Persistence = ReturnType<typeof createPersistenceMiddleware>;

type Field = { scheme: string; key: string; value?: string };

/** The fields of a form for credentials, with what was typed for another origin. */
function listFields(data: Credentials, kept: Credentials): Field[] {
  return Object.entries(data).flatMap(([scheme, fields]) =>
    Object.keys(fields).map((key) => {
      const value = kept[scheme]?.[key];
      return { scheme, key, ...(value !== undefined && { value }) };
    }),
  );
}

/**
 * Keeps the server as `docusaurus-theme-openapi-docs` does, and credentials for the origin that they were typed for: when
 * the origin changes, they are replaced by those of the new one. The theme's middleware throws if the browser blocks
 * storage, if storage is full, and on a kept server that is malformed; here the choice just isn't kept.
 */
export function createPersistence(): Persistence {
  const persistence = createPersistenceMiddleware({});
  let isSwitching = false;
  return (store) => (next) => (action) => {
    const getOrigin = () => readOrigin(store.getState().server.value, window.location.href);
    const before = getOrigin();
    // Outside of `try`: errors of the state itself stay errors.
    const result = next(action);
    const origin = getOrigin();
    const { data } = store.getState().auth;
    if (setAuthData.match(action)) {
      if (!isSwitching) {
        keepCredentials(origin, data);
      }
      return result;
    }
    if (origin !== before) {
      isSwitching = true;
      listFields(data, readCredentials(origin)).forEach((field) => store.dispatch(setAuthData(field)));
      isSwitching = false;
    }
    try {
      persistence(store)(() => result)(action);
    } catch {
      // The choice holds for this page.
    }
    return result;
  };
}

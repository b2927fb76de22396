import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

type Parts = {
  /** Shown until the part is there. */
  placeholder?: ReactNode;
  /** One sentence that says what failed. */
  failure: ReactNode;
  /** Shown below that sentence, in place of the part. */
  substitute?: ReactNode;
};

/** The button that was pressed goes away while the part is fetched again, and its focus with it. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * Makes a component of one that is fetched when it is shown. If that fails, one line says so and offers to try again.
 *
 * @param load makes a new request each time, as `import()` of a chunk does after a failure
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: { parts: Parts } & Props) => ReactNode {
  // React keeps a failure for as long as the page is open, so each attempt needs a component of its own.
  const begin = (isRetry: boolean) => ({ Part: lazy(load) as ComponentType<Props>, isRetry });
  let last = begin(false);
  return function LazyPart({ parts: { placeholder, failure, substitute }, ...props }) {
    const [{ Part, isRetry }, setAttempt] = useState(last);
    return (
      <ErrorBoundary
        fallback={({ tryAgain }) => (
          <>
            <p className="alert alert--danger" role="alert">
              {failure}{' '}
              <ErrorBoundaryTryAgainButton
                className="button button--secondary button--sm"
                ref={isRetry ? focus : undefined}
                onClick={() => {
                  last = begin(true);
                  setAttempt(last);
                  tryAgain();
                }}
              />
            </p>
            {substitute}
          </>
        )}
      >
        <Suspense fallback={placeholder}>
          {isRetry ? (
            <div ref={focus} tabIndex={-1}>
              <Part {...(props as unknown as Props)} />
            </div>
          ) : (
            <Part {...(props as unknown as Props)} />
          )}
        </Suspense>
      </ErrorBoundary>
    );
  };
}

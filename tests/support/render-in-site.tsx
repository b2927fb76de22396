import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context, DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useHistory, useLocation } from '@docusaurus/router';
import { ColorModeProvider, ScrollControllerProvider, TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { act, cleanup, configure, render } from '@testing-library/react';
import { use, useEffect, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Only what never comes takes so long, ms: a second, the default, isn't enough on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** What a route says of the plugin that made it. */
const ROUTE = { plugin: { name: 'test', id: 'default' } };

type Options = {
  /** Address of the page. */
  path?: string;
  /** What plugins say to the browser, by their name. */
  plugins?: Record<string, object>;
  /** What the build has drawn, for React to take over. */
  html?: string;
  /** What the reader does to it before that. */
  prepare?: () => void;
};

function PluginData({ plugins, children }: { plugins: Record<string, object>; children: ReactNode }): ReactNode {
  const globalData = Object.fromEntries(Object.entries(plugins).map(([name, data]) => [name, { default: data }]));
  return <Context.Provider value={{ ...use(Context), globalData }}>{children}</Context.Provider>;
}

/** Renders a part of the site into the document of a unit test, with the router and the contexts of Docusaurus. */
export function renderInSite(
  part: ReactNode,
  { path = '/', plugins = {}, html, prepare }: Options = {},
): { readPath: () => string; goBack: () => void; unmount: () => void; container: HTMLElement } {
  // Links fetch pages ahead through it.
  Object.assign(window, { docusaurus: { prefetch: () => undefined, preload: () => undefined } });
  let present = path;
  let history: ReturnType<typeof useHistory> | undefined;
  const Probe = () => {
    const ownHistory = useHistory();
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      present = pathname + search + hash;
      history = ownHistory;
    }, [pathname, search, hash, ownHistory]);
    return null;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocusaurusContextProvider>
      <PluginData plugins={plugins}>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={[path]}>
            <Probe />
            <ColorModeProvider>
              <ScrollControllerProvider>
                <RouteContextProvider value={ROUTE}>
                  <TitleFormatterProvider formatter={(title) => title.defaultFormatter(title)}>
                    <HelmetProvider>{children}</HelmetProvider>
                  </TitleFormatterProvider>
                </RouteContextProvider>
              </ScrollControllerProvider>
            </ColorModeProvider>
          </MemoryRouter>
        </BrowserContextProvider>
      </PluginData>
    </DocusaurusContextProvider>
  );
  const page = html === undefined ? undefined : Object.assign(document.createElement('div'), { innerHTML: html });
  if (page) {
    document.body.append(page);
    prepare?.();
  }
  const { container, unmount } = render(part, { wrapper, ...(page && { container: page, hydrate: true }) });
  return { readPath: () => present, goBack: () => act(() => history?.goBack()), container, unmount };
}

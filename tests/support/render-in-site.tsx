import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context, DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { useLocation } from '@docusaurus/router';
import { ColorModeProvider, ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import { cleanup, render } from '@testing-library/react';
import { use, useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';

afterEach(cleanup);

type Options = {
  /** Address of the page. */
  path?: string;
  /** What plugins say to the browser, by their name. */
  plugins?: Record<string, object>;
};

function PluginData({ plugins, children }: { plugins: Record<string, object>; children: ReactNode }): ReactNode {
  const globalData = Object.fromEntries(Object.entries(plugins).map(([name, data]) => [name, { default: data }]));
  return <Context.Provider value={{ ...use(Context), globalData }}>{children}</Context.Provider>;
}

/** Renders a part of the site into the document of a unit test, with the router and the contexts of Docusaurus. */
export function renderInSite(
  part: ReactNode,
  { path = '/', plugins = {} }: Options = {},
): { readPath: () => string; unmount: () => void; container: HTMLElement } {
  // Links fetch pages ahead through it.
  Object.assign(window, { docusaurus: { prefetch: () => undefined, preload: () => undefined } });
  let present = path;
  const Probe = () => {
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      present = pathname + search + hash;
    }, [pathname, search, hash]);
    return null;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DocusaurusContextProvider>
      <PluginData plugins={plugins}>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={[path]}>
            <Probe />
            <ColorModeProvider>
              <ScrollControllerProvider>{children}</ScrollControllerProvider>
            </ColorModeProvider>
          </MemoryRouter>
        </BrowserContextProvider>
      </PluginData>
    </DocusaurusContextProvider>
  );
  const { container, unmount } = render(part, { wrapper });
  return { readPath: () => present, container, unmount };
}

// Change: a wide diagram scrolls inside itself; theme and renderer are fetched by pages that hold one. Without
// JavaScript, and if they can't be fetched, the source is shown.
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Mermaid';
import type { ReactNode } from 'react';
import { createLazyPart } from '@site/src/components/LazyPart';
import ScrollRegion from '@site/src/components/ScrollRegion';

const Diagram = createLazyPart(() => import('./diagram'));

export default function MermaidWrapper({ value }: Props): ReactNode {
  return (
    <ScrollRegion label={translate({ id: 'site.Mermaid.label', message: 'Diagram' })}>
      {useIsBrowser() && (
        <Diagram
          value={value}
          parts={{
            failure: <Translate id="site.Mermaid.failed">The diagram could not be drawn.</Translate>,
            substitute: <pre>{value}</pre>,
          }}
        />
      )}
      <noscript data-needs-script>
        <pre>{value}</pre>
      </noscript>
    </ScrollRegion>
  );
}

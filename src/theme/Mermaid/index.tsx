// Change: a wide diagram scrolls inside itself, and readers without JavaScript get its source.
import Mermaid from '@theme-original/Mermaid';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Mermaid';
import type { ReactNode } from 'react';
import ScrollRegion from '@site/src/components/ScrollRegion';

export default function MermaidWrapper({ value }: Props): ReactNode {
  return (
    <ScrollRegion label={translate({ id: 'site.Mermaid.label', message: 'Diagram' })}>
      <Mermaid value={value} />
      <noscript data-needs-script>
        <pre>{value}</pre>
      </noscript>
    </ScrollRegion>
  );
}

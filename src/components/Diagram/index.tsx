import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import ScrollRegion from '../ScrollRegion';
import styles from './styles.module.css';

type Props = {
  /** The drawing, made by `npm run diagrams`: no colors, and names and descriptions for readers who hear the page. */
  svg: string;
};

/** A diagram in the colors of the mode; a wide one scrolls inside itself. */
export default function Diagram({ svg }: Props): ReactNode {
  return (
    <ScrollRegion label={translate({ id: 'site.Diagram.label', message: 'Diagram' })}>
      <div className={styles.diagram} dangerouslySetInnerHTML={{ __html: svg }} />
    </ScrollRegion>
  );
}

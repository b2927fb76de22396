// Change: adds the components that pages may name, the only door from a page to code; tables scroll inside themselves.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ThemedImage from '@theme/ThemedImage';
import type { ComponentProps, ReactNode } from 'react';
import Annotation from '@site/src/components/Annotation';
import Badge from '@site/src/components/Badge';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import Columns from '@site/src/components/Columns';
import QueryBuilder from '@site/src/components/QueryBuilder';
import Diagram from '@site/src/components/Diagram';
import Example from '@site/src/components/Example';
import ScrollRegion from '@site/src/components/ScrollRegion';
import ProgressivePart from './progressive-part';

function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollRegion label={props['aria-label'] ?? 'Table'}>
      <table {...props} />
    </ScrollRegion>
  );
}

/** Code with `<wbr>` between its parts, which the theme would take for a block. The plugin `tables` makes it. */
function BreakableCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}

export default {
  ...MDXComponents,
  Annotation,
  Badge,
  BreakableCode,
  Card,
  CardGrid,
  Columns,
  Diagram,
  ProgressivePart,
  QueryBuilder,
  Example,
  TabItem,
  Tabs,
  ThemedImage,
  table: Table,
};

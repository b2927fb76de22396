// Change: adds the components that pages may name; the only door from a page to code.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';

export default { ...MDXComponents, Card, CardGrid, TabItem, Tabs };

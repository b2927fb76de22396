// Change: each list has a name, by which the browser closes a category when the reader opens another.
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import { memo, useId, type ReactNode } from 'react';
import { ListName } from './list-name';

function DocSidebarItemsWrapper(props: Props): ReactNode {
  return (
    <ListName value={useId()}>
      <DocSidebarItems {...props} />
    </ListName>
  );
}

export default memo(DocSidebarItemsWrapper);

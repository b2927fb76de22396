import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createConsoleStore } from './state/create-store';
import Form from './view/Form';

type Props = {
  item: ApiItem;
  /** Whether the reader has pressed the button before the console was there. */
  sendsAtOnce: boolean;
};

/** Sends an operation's request: fetched when a reader reaches for it. */
export default function ApiConsole({ item, sendsAtOnce }: Props): ReactNode {
  const [store] = useState(() => createConsoleStore(item));
  return (
    <Provider store={store}>
      <Form item={item} sendsAtOnce={sendsAtOnce} />
    </Provider>
  );
}

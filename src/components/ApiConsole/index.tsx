import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { ReactNode } from 'react';
import { useConsole } from './state/use-console';
import Form from './view/Form';

type Props = {
  item: ApiItem;
  /** Whether the reader pressed Send before the console was loaded. */
  sendsAtOnce: boolean;
};

/** Sends an operation's request. Loaded when a reader asks for it. */
export default function ApiConsole({ item, sendsAtOnce }: Props): ReactNode {
  return <Form console={useConsole(item)} sendsAtOnce={sendsAtOnce} />;
}

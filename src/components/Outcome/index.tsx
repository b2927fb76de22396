import type { ReactNode } from 'react';
import type { RequestError } from '@site/src/http/errors';
import type { HttpResponse } from '@site/src/http/response';
import type { Outcome as RequestOutcome } from '@site/src/http/send';
import RequestErrorText from './RequestErrorText';
import ResponseView from './ResponseView';

export { RequestErrorText };

/** What a console adds to an outcome; nothing for outcomes that need no advice. */
export type Advice = {
  forError?: (error: RequestError) => ReactNode;
  forResponse?: (response: HttpResponse) => ReactNode;
};

type Props = {
  outcome: RequestOutcome;
  advice?: Advice;
  /** Lists the headers of the response, too. */
  showsHeaders?: boolean;
};

/** The outcome of a request: its response, or what went wrong. */
export default function Outcome({ outcome, advice = {}, showsHeaders = false }: Props): ReactNode {
  return outcome.kind === 'response' ? (
    <ResponseView response={outcome} advice={advice.forResponse?.(outcome)} showsHeaders={showsHeaders} />
  ) : (
    <RequestErrorText error={outcome} advice={advice.forError?.(outcome)} />
  );
}

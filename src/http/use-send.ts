import { useEffect, useRef, useState } from 'react';
import type { HttpRequest } from './request';
import { send, type Outcome } from './send';

/** A request with its outcome. */
export type Sent = { request: HttpRequest; outcome: Outcome };

/** Sends one request at a time; leaving the page cancels it. */
export function useSend(): {
  sent: Sent | undefined;
  isPending: boolean;
  start: (request: HttpRequest) => void;
  cancel: () => void;
} {
  const controller = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<Sent>();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => () => controller.current?.abort(), []);
  const start = (request: HttpRequest) => {
    controller.current = new AbortController();
    setSent(undefined);
    setIsPending(true);
    void send(request, controller.current.signal).then((outcome) => {
      setSent({ request, outcome });
      setIsPending(false);
    });
  };
  return { sent, isPending, start, cancel: () => controller.current?.abort() };
}

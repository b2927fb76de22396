import { useEffect, useRef, useState } from 'react';
import { send, type Outcome } from '../request/send';

/** What came of a request, and which it was. */
export type Sent = { url: string; outcome: Outcome };

/** One request at a time; leaving the page gives it up. */
export function useSend(): {
  sent: Sent | undefined;
  pending: boolean;
  start: (url: string, init?: RequestInit) => void;
  cancel: () => void;
} {
  const controller = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<Sent>();
  const [pending, setPending] = useState(false);
  useEffect(() => () => controller.current?.abort(), []);
  const start = (url: string, init?: RequestInit) => {
    controller.current = new AbortController();
    setSent(undefined);
    setPending(true);
    void send(url, controller.current.signal, { ...(init && { init }) }).then((outcome) => {
      setSent({ url, outcome });
      setPending(false);
    });
  };
  return { sent, pending, start, cancel: () => controller.current?.abort() };
}

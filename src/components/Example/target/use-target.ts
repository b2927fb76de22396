import { useStorageSlot } from '@docusaurus/theme-common';
import { createContext, useMemo } from 'react';
import { aimAt, parseTarget, type Target } from './target';

/** Known to `plugins/performance/deferred-hydration`, which runs scripts at once where something is kept. */
const KEY = 'docusaurus.target';

/** Changes the code of an example before it is shown and copied. */
export const AimContext = createContext<(code: string) => string>((code) => code);

type Kept = {
  target: Target;
  aim: (code: string) => string;
  change: (target: Target) => void;
};

/** The target of all examples, kept in this browser alone. */
export function useTarget(): Kept {
  const [stored, slot] = useStorageSlot(KEY);
  return useMemo(() => {
    const target = parseTarget(stored);
    return {
      target,
      aim: (code) => aimAt(target, code),
      change: (next) => (next.server || next.token ? slot.set(JSON.stringify(next)) : slot.del()),
    };
  }, [stored, slot]);
}

import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while, so that half-typed words are not reported; nothing is told at once. */
export function useSettled<Value>(value: Value | undefined, pause = 500): Value | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return value === undefined ? undefined : settled;
}

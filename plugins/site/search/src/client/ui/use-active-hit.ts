import { useState } from 'react';
import type { Hit } from '../types';

type ActiveHit = {
  active: number;
  activate: (place: number) => void;
  /** Answers the arrow keys. */
  move: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => void;
};

/** The hit that Enter opens: the first one of each answer, until the reader moves on. */
export function useActiveHit(hits: Hit[]): ActiveHit {
  const [choice, setChoice] = useState({ hits, place: 0 });
  const active = choice.hits === hits ? choice.place : 0;
  const activate = (place: number) => setChoice({ hits, place });
  return {
    active,
    activate,
    move(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && hits.length > 0) {
        event.preventDefault();
        activate((active + step + hits.length) % hits.length);
      }
    },
  };
}

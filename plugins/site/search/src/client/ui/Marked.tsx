import type { ReactNode } from 'react';
import type { Piece } from '../types';

/** A text with what was searched marked in it. */
export default function Marked({ pieces }: { pieces: Piece[] }): ReactNode {
  // Pieces of one text never change their places.
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

/** How far the bob is off at each turn, degrees: each swing about two thirds of the one before, until it is at rest. */
const TURNS = [0, 7, -4.6, 3, -2, 1.3, -0.9, 0.5, 0];

/** How long a swing from one turn to the next takes, ms. */
const SWING = 520;

/**
 * Lets the bob swing until it comes to rest.
 *
 * @param pendulum line and bob; its style names the point it hangs from
 */
export function swing(pendulum: SVGGElement): void {
  const frames = TURNS.map((angle) => ({ transform: `rotate(${angle}deg)`, easing: 'ease-in-out' }));
  pendulum.animate(frames, { duration: SWING * (TURNS.length - 1) });
}

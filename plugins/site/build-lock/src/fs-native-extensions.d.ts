declare module 'fs-native-extensions' {
  /**
   * Locks bytes of a file for as long as its descriptor is open.
   *
   * @returns whether no other process holds a lock on them
   */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;

  /** Locks a whole file for as long as its descriptor is open, once no other descriptor holds a lock on it. */
  export function waitForLock(descriptor: number): Promise<void>;
}

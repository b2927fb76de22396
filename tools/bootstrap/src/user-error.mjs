/** A failure that the person at the keyboard can mend: its message is one line that says how. */
export class UserError extends Error {}

/**
 * Runs a function whose errors tell the person what to change.
 *
 * @template T
 * @param {() => T} read
 * @returns {T}
 * @throws {UserError} with the message of the error
 */
export function orUserError(read) {
  try {
    return read();
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

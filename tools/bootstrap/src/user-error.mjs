/** A failure that the person at the keyboard can mend: its message is one line that says how. */
export class UserError extends Error {}

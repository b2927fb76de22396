// Nothing newer than ES2015 here, so that an old Node prints the line below instead of a syntax error.

/** The oldest Node that the project runs on. */
const OLDEST = { major: 20, minor: 19 };

/**
 * Says what is wrong with a version of Node.
 *
 * @param {string} version e.g. `20.19.0`
 * @returns {string | undefined} one line with the remedy; nothing when the version will do
 */
export function explainOldNode(version) {
  const parts = version.split('.').map(Number);
  const major = Number(parts[0]);
  if (major > OLDEST.major || (major === OLDEST.major && Number(parts[1]) >= OLDEST.minor)) {
    return undefined;
  }
  return `this is Node ${version}: install Node ${OLDEST.major} (${OLDEST.major}.${OLDEST.minor} or later), then run again`;
}

/** Stops the process with one line when its Node is too old. */
export function requireNode() {
  const problem = explainOldNode(process.versions.node);
  if (problem) {
    console.error(`error: ${problem}`);
    process.exit(1);
  }
}

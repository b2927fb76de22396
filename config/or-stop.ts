/**
 * Gives what a function reads. An error in it ends the process with one line and exit code 1, since Docusaurus would
 * print it with a stack of calls.
 *
 * @param read reads what a person wrote; its errors name place, value and remedy
 */
export function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

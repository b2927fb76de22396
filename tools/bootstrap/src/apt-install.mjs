/**
 * Debian's way to get a package, for root. It waits for another installation to end.
 *
 * @param {string} name of the package, or several with their options
 * @returns {[program: string, ...args: string[]]}
 */
export function aptInstall(name) {
  const install = `apt-get install --option DPkg::Lock::Timeout=600 --yes ${name}`;
  return ['sh', '-c', `apt-get update && DEBIAN_FRONTEND=noninteractive ${install}`];
}

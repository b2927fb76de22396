const SHELLS = ['bash', 'sh', 'shell', 'console', 'powershell'];
const PROMPT = /^(\$|PS>) /;

/** Commands of a terminal's text: without their prompts, and without what the commands print. */
function keepCommands(lines: string[]): string[] {
  let continued = false;
  return lines.flatMap((line) => {
    const command = PROMPT.test(line) || continued;
    continued = command && line.endsWith('\\');
    return command ? [line.replace(PROMPT, '')] : [];
  });
}

/**
 * What a reader can paste and run: no prompts, no removed lines, no marks of a diff.
 *
 * @param code the block as it is shown
 * @param language the language named behind the backticks
 * @param removed tells of a line's index whether it is marked as removed
 */
export function toCopyableCode(code: string, language: string, removed: (index: number) => boolean): string {
  const lines = code.split('\n').filter((_line, index) => !removed(index));
  if (SHELLS.includes(language) && lines.some((line) => PROMPT.test(line))) {
    return keepCommands(lines).join('\n');
  }
  if (language === 'diff') {
    return lines
      .filter((line) => !line.startsWith('-') && !line.startsWith('@@'))
      .map((line) => line.replace(/^[+ ]/, ''))
      .join('\n');
  }
  return lines.join('\n');
}

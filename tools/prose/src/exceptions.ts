import type { Finding } from './finding';
import type { Exception, Text } from './read-text';

/** Whether an exception is next to a finding: in its block, or on a line of its own right before, a blank line between. */
function covers({ phrase, line, isAlone }: Exception, finding: Finding): boolean {
  const { first, last } = finding.block;
  const isNear = line >= (isAlone ? first - 2 : first) && line <= last;
  return isNear && finding.phrase.toLowerCase().includes(phrase.toLowerCase());
}

function refuse({ file }: Text, { phrase, line }: Exception, message: string): Finding {
  return { file, line, phrase: `prose-ok: ${phrase}`, message, block: { first: line, last: line } };
}

/** Removes the findings that a text excepts, and adds one for each exception without a reason or a finding. */
export function applyExceptions(text: Text, findings: Finding[]): Finding[] {
  const { exceptions } = text;
  const problems = exceptions.flatMap((exception) => {
    if (!exception.phrase || !exception.reason) {
      return [refuse(text, exception, 'an exception has a reason; write: prose-ok: phrase — reason')];
    }
    return findings.some((finding) => covers(exception, finding))
      ? []
      : [refuse(text, exception, 'no finding needs this exception; write: nothing, remove the comment')];
  });
  const kept = findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding)));
  return [...kept, ...problems];
}

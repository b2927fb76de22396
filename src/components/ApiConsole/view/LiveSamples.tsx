import Translate from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import type { HttpRequest } from '@site/src/http/request';
import { printSamples } from '@site/src/http/samples';
import Code from '../../Code';
import Samples from '../../Samples';
import styles from '../styles.module.css';

/** Copies the request as a command, whatever language is shown. */
function CopyCommand({ command }: { command: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(command).then(() => setCopied(true));
  return (
    <button type="button" className={styles.plain} onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {copied ? (
        <Translate id="site.ApiConsole.copied">Copied</Translate>
      ) : (
        <Translate id="site.ApiConsole.copy">Copy as cURL</Translate>
      )}
    </button>
  );
}

/** The samples of the request as the reader has filled it in. */
export default function LiveSamples({ request }: { request: HttpRequest }): ReactNode {
  const samples = printSamples(request);
  return (
    <Samples labels={samples.map(({ label }) => label)} action={<CopyCommand command={samples[0]?.code ?? ''} />}>
      {samples.map(({ label, language, code }) => (
        <Code key={label} language={language}>
          {code}
        </Code>
      ))}
    </Samples>
  );
}

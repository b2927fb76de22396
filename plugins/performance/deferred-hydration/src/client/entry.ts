import { giveUp, retryChunks } from './retry-chunks';

/**
 * Runs Docusaurus' own entry in pieces, with room for the reader's input between them: what each evaluates counts as
 * one task, and would hold up a press for as long.
 */
async function run(): Promise<void> {
  const pieces = [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
    () => import(/* webpackMode: "eager" */ '@theme/Layout'),
    () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
    () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
  ];
  for (const evaluate of pieces) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

retryChunks();
run().catch(giveUp);

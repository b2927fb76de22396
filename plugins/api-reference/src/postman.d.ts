declare module 'postman-code-generators/codegens/*' {
  import type { Request } from 'postman-collection';

  /** What `postman-code-generators` has for each language. */
  export type Generator = {
    convert: (
      request: Request,
      options: Record<string, unknown>,
      done: (error: Error | null, code: string) => void,
    ) => void;
  };

  const generator: Generator;
  export default generator;
}

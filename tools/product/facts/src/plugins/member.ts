import type { Option } from '../facts';

/** An option of a plugin, and where the plugin reads it. */
export type Member = Omit<Option, 'files'> & {
  /** A file of the plugin, from the folder of the product's packages. */
  file: string;
  /** Code in this file that reads the option. The command fails when it is gone. */
  code: string;
};

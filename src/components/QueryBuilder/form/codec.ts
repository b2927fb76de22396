/** How the form shows one parameter of the query. */
export type Codec<Form> = {
  /**
   * @param value the parameter as the text has it; nothing when it is absent
   * @returns nothing for what the form can't show
   */
  read: (value: unknown) => Form | undefined;
  /** @returns the parameter for the text; nothing when it is left out */
  write: (form: Form) => unknown;
  /** Parts that stay in the text alone, by their names. */
  kept?: (form: Form) => string[];
  /** How many rows the form shows; without it, none. */
  countRows?: (form: Form) => number;
};

/**
 * A plugin of Markdown with its options inside. Docusaurus publishes the configuration with the site, where options
 * in a list would be bytes that no reader needs, and paths of the machine that built it.
 *
 * @param plugin takes its options and returns what transforms a page
 */
export const withOptions =
  <Options, Transformer>(plugin: (options: Options) => Transformer, options: Options): (() => Transformer) =>
  () =>
    plugin(options);

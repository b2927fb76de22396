/** The version of the reference, as its sample states it. */
export const API_REFERENCE_VERSION = '4.3.9';

/** What the API reference is made of, for `plugins/content/api-reference`. */
export const apiReferenceOptions = {
  descriptions: [
    { id: 'sample', file: 'openapi/sample.yaml' },
    { id: 'content-api', file: 'openapi/content-api.yaml' },
  ],
  introduction: 'openapi/introduction.md',
  routeBasePath: 'openapi',
  components: '@site/src/components/ApiReference',
  styles: ['ApiReference', 'ApiConsole', 'RequestBar', 'Samples'].map((name) => `src/components/${name}`),
  // With all else that Docusaurus generates, so that two builds can be kept apart.
  folder: `${process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus'}/api-reference`,
};

/** Where the pages of the API reference are made, from the site's folder. */
export const API_REFERENCE_FOLDER = '.docusaurus/api-reference';

/** What the API reference is made of, for `plugins/api-reference`. */
export const apiReferenceOptions = {
  descriptions: [
    { id: 'sample', file: 'openapi/sample.yaml' },
    { id: 'content-api', file: 'openapi/content-api.yaml' },
  ],
  introduction: 'openapi/introduction.md',
  routeBasePath: 'openapi',
  components: '@site/src/components/ApiReference',
  styleSheets: { reference: 'src/components/ApiReference', console: 'src/components/ApiConsole' },
  folder: API_REFERENCE_FOLDER,
};

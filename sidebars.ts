import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** One sidebar per area, and one each for the REST API and the configuration; pages show their own titles. */
const sidebars: SidebarsConfig = {
  devDocs: [
    {
      type: 'category',
      label: 'Getting Started',
      items: ['dev-docs/intro', 'dev-docs/quick-start', 'dev-docs/faq', 'dev-docs/usage-information'],
    },
    {
      type: 'category',
      label: 'Setup & Deployment',
      items: ['dev-docs/project-structure', { type: 'ref', id: 'dev-docs/configurations' }],
    },
    {
      type: 'category',
      label: 'APIs',
      items: [
        'dev-docs/api/content-api',
        { type: 'ref', id: 'dev-docs/api/rest' },
        'dev-docs/api/graphql',
        {
          type: 'category',
          label: 'Entity Service API',
          link: { type: 'doc', id: 'dev-docs/api/entity-service' },
          items: [
            'dev-docs/api/entity-service/crud',
            'dev-docs/api/entity-service/filter',
            'dev-docs/api/entity-service/populate',
            'dev-docs/api/entity-service/order-pagination',
            'dev-docs/api/entity-service/components-dynamic-zones',
          ],
        },
        {
          type: 'category',
          label: 'Query Engine API',
          link: { type: 'doc', id: 'dev-docs/api/query-engine' },
          items: [
            'dev-docs/api/query-engine/single-operations',
            'dev-docs/api/query-engine/bulk-operations',
            'dev-docs/api/query-engine/filtering',
            'dev-docs/api/query-engine/populating',
            'dev-docs/api/query-engine/order-pagination',
          ],
        },
      ],
    },
    { type: 'category', label: 'Developer Resources', items: ['dev-docs/cli', 'dev-docs/error-handling'] },
  ],
  restApi: [
    { type: 'link', href: '/dev-docs/intro', label: 'Back to Developer Docs' },
    {
      type: 'category',
      label: 'REST API',
      collapsible: false,
      items: [
        'dev-docs/api/rest',
        'dev-docs/api/rest/parameters',
        'dev-docs/api/rest/populate-select',
        'dev-docs/api/rest/filters-locale-publication',
        'dev-docs/api/rest/sort-pagination',
        'dev-docs/api/rest/relations',
        'dev-docs/api/rest/interactive-query-builder',
      ],
    },
  ],
  configurations: [
    { type: 'link', href: '/dev-docs/intro', label: 'Back to Developer Docs' },
    { type: 'category', label: 'Introduction', collapsible: false, items: ['dev-docs/configurations'] },
    {
      type: 'category',
      label: 'Base configurations',
      items: ['database', 'server', 'admin-panel', 'middlewares', 'api'].map(
        (name) => `dev-docs/configurations/${name}`,
      ),
    },
    {
      type: 'category',
      label: 'Additional configurations',
      items: [
        'plugins',
        'typescript',
        'api-tokens',
        'functions',
        'cron',
        'environment',
        'sso',
        'rbac',
        'public-assets',
      ].map((name) => `dev-docs/configurations/${name}`),
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'dev-docs/configurations/guides/access-cast-environment-variables',
        'dev-docs/configurations/guides/access-configuration-values',
      ],
    },
  ],
  userDocs: [{ type: 'category', label: 'Intro', items: ['user-docs/intro'] }],
  cloud: [
    {
      type: 'category',
      label: 'Getting Started',
      items: [
        'cloud/intro',
        'cloud/getting-started/deployment',
        'cloud/getting-started/usage-billing',
        'cloud/getting-started/caching',
      ],
    },
    {
      type: 'category',
      label: 'Projects',
      items: [
        'cloud/projects/overview',
        'cloud/projects/settings',
        'cloud/projects/collaboration',
        'cloud/projects/notifications',
      ],
    },
    { type: 'category', label: 'Account Management', items: ['cloud/account/settings'] },
    { type: 'category', label: 'Advanced configuration', items: ['cloud/advanced/database'] },
  ],
};

export default sidebars;

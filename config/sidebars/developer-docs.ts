import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The sidebar of the Developer Docs; the REST API and the configuration have sidebars of their own. */
export const developerDocs: SidebarsConfig[string] = [
  {
    type: 'category',
    label: 'Getting Started',
    items: ['dev-docs/intro', 'dev-docs/quick-start', 'dev-docs/faq', 'dev-docs/usage-information'],
  },
  {
    type: 'category',
    label: 'Setup & Deployment',
    link: { type: 'doc', id: 'dev-docs/setup-deployment' },
    items: [
      {
        type: 'category',
        label: 'Installation',
        link: { type: 'doc', id: 'dev-docs/installation' },
        items: ['dev-docs/installation/cli', 'dev-docs/installation/docker'],
      },
      'dev-docs/project-structure',
      { type: 'ref', id: 'dev-docs/configurations' },
      {
        type: 'category',
        label: 'Deployment',
        link: { type: 'doc', id: 'dev-docs/deployment' },
        items: [
          {
            type: 'category',
            label: 'Other Hosting Guides',
            link: { type: 'doc', id: 'dev-docs/deployment/hosting-guides' },
            items: [
              'dev-docs/deployment/amazon-aws',
              'dev-docs/deployment/azure',
              'dev-docs/deployment/digitalocean-app-platform',
              'dev-docs/deployment/digitalocean',
              'dev-docs/deployment/heroku',
            ],
          },
          {
            type: 'category',
            label: 'Optional software',
            link: { type: 'doc', id: 'dev-docs/deployment/optional-software-guides' },
            items: [
              'dev-docs/deployment/caddy-proxy',
              'dev-docs/deployment/haproxy-proxy',
              'dev-docs/deployment/nginx-proxy',
              'dev-docs/deployment/process-manager',
            ],
          },
        ],
      },
    ],
  },
  {
    type: 'category',
    label: 'APIs',
    items: [
      'dev-docs/api/content-api',
      { type: 'ref', id: 'dev-docs/api/rest' },
      { type: 'link', href: '/openapi', label: 'API reference' },
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
  {
    type: 'category',
    label: 'Development',
    items: [
      'dev-docs/customization',
      'dev-docs/admin-panel-customization',
      {
        type: 'category',
        label: 'Back-end customization',
        link: { type: 'doc', id: 'dev-docs/backend-customization' },
        items: [
          'dev-docs/backend-customization/requests-responses',
          'dev-docs/backend-customization/routes',
          'dev-docs/backend-customization/policies',
          'dev-docs/backend-customization/middlewares',
          'dev-docs/backend-customization/controllers',
          'dev-docs/backend-customization/services',
          'dev-docs/backend-customization/models',
          'dev-docs/backend-customization/webhooks',
          {
            type: 'category',
            label: 'Examples cookbook',
            link: { type: 'doc', id: 'dev-docs/backend-customization/examples' },
            items: [
              'dev-docs/backend-customization/examples/authentication',
              'dev-docs/backend-customization/examples/services-and-controllers',
              'dev-docs/backend-customization/examples/policies',
              'dev-docs/backend-customization/examples/routes',
              'dev-docs/backend-customization/examples/middlewares',
            ],
          },
        ],
      },
      'dev-docs/plugins-extension',
      'dev-docs/plugins-development',
      'dev-docs/typescript',
      'dev-docs/custom-fields',
      'dev-docs/providers',
      'dev-docs/templates',
    ],
  },
  {
    type: 'category',
    label: 'Plugins',
    link: { type: 'doc', id: 'dev-docs/plugins' },
    items: [
      {
        type: 'category',
        label: 'Using built-in plugins',
        link: { type: 'doc', id: 'dev-docs/plugins/using-plugins' },
        items: [
          'dev-docs/plugins/documentation',
          'dev-docs/plugins/email',
          'dev-docs/plugins/graphql',
          'dev-docs/plugins/i18n',
          'dev-docs/plugins/sentry',
          'dev-docs/plugins/upload',
          'dev-docs/plugins/users-permissions',
        ],
      },
      {
        type: 'category',
        label: 'Developing plugins',
        link: { type: 'doc', id: 'dev-docs/plugins/developing-plugins' },
        items: ['dev-docs/api/plugins/server-api', 'dev-docs/api/plugins/admin-panel-api'],
      },
    ],
  },
  {
    type: 'category',
    label: 'Developer Resources',
    items: [
      'dev-docs/cli',
      {
        type: 'category',
        label: 'Data management',
        link: { type: 'doc', id: 'dev-docs/data-management' },
        items: [
          'dev-docs/data-management/export',
          'dev-docs/data-management/import',
          'dev-docs/data-management/transfer',
        ],
      },
      'dev-docs/database-migrations',
      'dev-docs/error-handling',
      'dev-docs/testing',
    ],
  },
  {
    type: 'category',
    label: 'Update & Migration',
    items: ['dev-docs/update-version', 'dev-docs/migration-guides'],
  },
];

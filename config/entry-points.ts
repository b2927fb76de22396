/** Creates a project and starts it; the first step of `docs/dev-docs/quick-start.md` explains it. */
export const startCommand = 'npx @strapi/strapi@4.14.0 new my-project --quickstart --use-npm';

/**
 * What the areas' first pages, the home page, and the landing page lead to. Tasks are what readers ask for most, by the
 * queries of `bench/search/golden.tsv`. Their type is that of the plugin's option; `tests/build/entry-points.test.ts` checks what can be reached from here.
 */
export const entryPoints = [
  {
    area: 'devDocs',
    summary: 'Install, configure, and extend Strapi, and read content through its APIs.',
    tasks: [
      { label: 'Create a project', to: '/dev-docs/installation/cli#create-a-project' },
      { label: 'Build a first API, step by step', to: '/dev-docs/quick-start' },
      { label: 'Read entries over REST', to: '/dev-docs/api/rest#get-entries' },
      { label: 'Include relations and images', to: '/dev-docs/api/rest/populate-select#populate' },
      {
        label: 'Filter, sort, and paginate',
        to: '/dev-docs/api/rest/filters-locale-publication#which-operators-are-there',
      },
      { label: 'Query with GraphQL', to: '/dev-docs/api/graphql#query-entries' },
      { label: 'Upload files', to: '/dev-docs/plugins/upload#upload-through-rest' },
      {
        label: 'Let users register and sign in',
        to: '/dev-docs/plugins/users-permissions#create-an-account-and-use-it',
      },
      { label: 'Add a route', to: '/dev-docs/backend-customization/routes#add-a-route' },
      { label: 'Connect to a database', to: '/dev-docs/configurations/database' },
      { label: 'Fix status 403, 404, or 405', to: '/dev-docs/faq#why-does-the-api-answer-with-404-403-or-405' },
      { label: 'Deploy to a server', to: '/dev-docs/deployment' },
    ],
    sections: [
      {
        label: 'Getting started',
        to: '/dev-docs/quick-start',
        summary: 'A first project, common questions, telemetry.',
      },
      {
        label: 'Setup and deployment',
        to: '/dev-docs/setup-deployment',
        summary: 'Requirements, installation, servers, and process managers.',
      },
      {
        label: 'Hosting guides',
        to: '/dev-docs/deployment/hosting-guides',
        summary: 'AWS, Azure, DigitalOcean, and Heroku.',
      },
      {
        label: 'Proxies and process managers',
        to: '/dev-docs/deployment/optional-software-guides',
        summary: 'Caddy, HAProxy, nginx, PM2, and systemd.',
      },
      {
        label: 'Configuration',
        to: '/dev-docs/configurations',
        summary: 'Every option of the server, database, admin panel, middlewares, and API.',
      },
      {
        label: 'Content API',
        to: '/dev-docs/api/content-api',
        summary: 'REST and GraphQL, for websites and apps.',
      },
      {
        label: 'API reference',
        to: '/openapi',
        summary: 'Every REST operation, with a console that sends requests.',
      },
      {
        label: 'Entity Service API',
        to: '/dev-docs/api/entity-service',
        summary: 'Read and write content in server code.',
      },
      {
        label: 'Query Engine API',
        to: '/dev-docs/api/query-engine',
        summary: 'Query the database tables below it.',
      },
      {
        label: 'Development',
        to: '/dev-docs/customization',
        summary: 'Controllers, services, routes, models, webhooks, and the admin panel.',
      },
      {
        label: 'Plugins',
        to: '/dev-docs/plugins',
        summary: 'The built-in plugins, and how to write one.',
      },
      {
        label: 'Command line and data',
        to: '/dev-docs/cli',
        summary: 'Every command, and moving content between installations.',
      },
      {
        label: 'Updates',
        to: '/dev-docs/update-version',
        summary: 'From one version of Strapi 4 to the next.',
      },
    ],
  },
  {
    area: 'userDocs',
    summary: 'Write, translate, and publish content in the admin panel. No code needed.',
    tasks: [
      { label: 'Sign in for the first time', to: '/user-docs/intro#how-do-i-open-the-admin-panel' },
      { label: 'Find an entry', to: '/user-docs/content-manager#how-do-i-find-an-entry' },
      { label: 'Write an entry', to: '/user-docs/content-manager/writing-content#create-a-new-entry' },
      {
        label: 'Publish or unpublish',
        to: '/user-docs/content-manager/saving-and-publishing-content#how-do-i-publish-an-entry',
      },
      { label: 'Translate an entry', to: '/user-docs/content-manager/translating-content#translate-an-entry' },
      {
        label: 'Upload pictures and files',
        to: '/user-docs/media-library/adding-assets#upload-photos-and-other-files-from-your-computer',
      },
      {
        label: 'Create a content type',
        to: '/user-docs/content-type-builder/creating-new-content-type#create-a-collection-type',
      },
      {
        label: 'Invite an administrator',
        to: '/user-docs/users-roles-permissions/managing-administrators#invite-an-administrator',
      },
      {
        label: 'Decide what visitors may read',
        to: '/user-docs/users-roles-permissions/configuring-end-users-roles#let-everybody-read-a-content-type',
      },
      { label: 'Create an API token', to: '/user-docs/settings/API-tokens#create-an-api-token' },
    ],
    sections: [
      {
        label: 'Content Manager',
        to: '/user-docs/content-manager',
        summary: 'Find, write, review, translate, and publish entries.',
      },
      {
        label: 'Content-Type Builder',
        to: '/user-docs/content-type-builder',
        summary: 'Decide which content there is, and which fields it has.',
      },
      { label: 'Media Library', to: '/user-docs/media-library', summary: 'Upload, edit, and organize files.' },
      {
        label: 'Users, roles, and permissions',
        to: '/user-docs/users-roles-permissions',
        summary: 'Who may do what in the panel and on the website.',
      },
      { label: 'Plugins', to: '/user-docs/plugins', summary: 'What plugins add, and where they come from.' },
      {
        label: 'Settings',
        to: '/user-docs/settings/admin-panel',
        summary: 'Logos, tokens, locales, review workflows, single sign-on.',
      },
    ],
  },
  {
    area: 'cloud',
    summary: 'Host a project on Strapi Cloud, from the first deployment to the monthly bill.',
    tasks: [
      { label: 'Create and deploy a project', to: '/cloud/getting-started/deployment#create-the-project' },
      { label: 'Find out why a deployment failed', to: '/cloud/getting-started/deployment#what-if-a-deployment-fails' },
      { label: 'Compare the plans', to: '/cloud/getting-started/usage-billing#what-does-each-plan-include' },
      { label: 'Connect a domain', to: '/cloud/projects/settings#domains' },
      { label: 'Set environment variables', to: '/cloud/projects/settings#variables' },
      { label: 'Restore a backup', to: '/cloud/projects/settings#backups' },
      { label: 'Invite somebody to a project', to: '/cloud/projects/collaboration#invite-somebody' },
      { label: 'Use a database of your own', to: '/cloud/advanced/database' },
    ],
    sections: [
      {
        label: 'Getting started',
        to: '/cloud/getting-started/deployment',
        summary: 'Deploy a project, pay for it, and cache its responses.',
      },
      { label: 'Projects', to: '/cloud/projects/overview', summary: 'Deployments, settings, people, notifications.' },
      { label: 'Account', to: '/cloud/account/settings', summary: 'Your profile, and how you pay.' },
    ],
  },
];

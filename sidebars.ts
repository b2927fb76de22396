import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** One sidebar per area; pages show their own titles. */
const sidebars: SidebarsConfig = {
  devDocs: [
    {
      type: 'category',
      label: 'Getting Started',
      items: ['dev-docs/intro', 'dev-docs/faq', 'dev-docs/usage-information'],
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

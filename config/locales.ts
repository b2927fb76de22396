import type { I18nConfig } from '@docusaurus/types';

/** English is the only language. */
export const locales: I18nConfig = {
  path: 'i18n',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en-US', calendar: 'gregory', path: 'en' },
  },
};

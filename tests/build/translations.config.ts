import config from '../../docusaurus.config';

/** The site with its interface strings elsewhere, so that all of them can be written there afresh. */
export default { ...config, i18n: { ...config.i18n, path: process.env.FRESH_TRANSLATIONS } };

export default {
  config: { locales: ['fr', 'de'] },
  bootstrap() {},
};

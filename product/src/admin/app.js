export default {
  config: { locales: ['fr', 'de'] },
  register(app) {
    app.customFields.register({
      name: 'color',
      type: 'string',
      intlLabel: { id: 'color.label', defaultMessage: 'Colour' },
      intlDescription: { id: 'color.description', defaultMessage: 'A colour as six digits' },
      components: { Input: () => import('./extensions/ColorInput') },
    });
  },
  bootstrap() {},
};

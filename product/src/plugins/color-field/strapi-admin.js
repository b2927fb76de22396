export default {
  // Without a pluginId, the field is `global::color`, as the server names it in src/index.js. The admin panel of 4.14.0
  // takes custom fields from plugins alone, not from src/admin/app.js.
  register(app) {
    app.customFields.register({
      name: 'color',
      type: 'string',
      intlLabel: { id: 'color.label', defaultMessage: 'Colour' },
      intlDescription: { id: 'color.description', defaultMessage: 'A colour as six digits' },
      components: { Input: () => import('./admin/ColorInput') },
    });
  },
  bootstrap() {},
};

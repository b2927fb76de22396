'use strict';

module.exports = {
  register({ strapi }) {
    strapi.customFields.register({ name: 'color', type: 'string' });
  },

  bootstrap() {},
};

'use strict';

module.exports = ({ env }) => ({
  'color-field': { enabled: true, resolve: './src/plugins/color-field' },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET', 'sample-jwt-secret') } },
});

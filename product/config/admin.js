'use strict';

module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET', 'sample-admin-secret') },
  apiToken: { salt: env('API_TOKEN_SALT', 'sample-api-token-salt') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', 'sample-transfer-token-salt') } },
});

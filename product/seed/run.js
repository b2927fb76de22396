'use strict';

const createStrapi = require('@strapi/strapi');
const { seed } = require('.');

/** Fills the database of the project in this folder, which has to be empty. */
async function run() {
  const strapi = await createStrapi().load();
  const isEmpty = (await strapi.db.query('api::restaurant.restaurant').count()) === 0;
  if (isEmpty) {
    await seed(strapi);
    console.log('The sample data are in the database.');
  } else {
    console.error('The database has restaurants already: delete the folder .tmp to start again.');
  }
  await strapi.destroy();
  process.exit(isEmpty ? 0 : 1);
}

void run();

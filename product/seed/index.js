'use strict';

const crypto = require('crypto');
const fs = require('fs');
const path = require('path');
const data = require('./data');

/** What every entry was made at, plus a minute for each id: recorded answers stay the same on every run. */
const FIRST_DAY = Date.UTC(2023, 9, 2, 9, 0, 0);

const READ = ['find', 'findOne'];

/** What the public may read; writing takes the token, or a signed-in user for reviews. */
const PUBLIC_RIGHTS = ['restaurant', 'category', 'dish', 'review', 'article', 'homepage'];

async function createImages(strapi) {
  const ids = {};
  for (const [name, alternativeText] of Object.entries(data.images)) {
    const file = path.join(__dirname, 'images', name);
    const [created] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name, alternativeText, caption: null } },
        files: { path: file, name, type: 'image/jpeg', size: fs.statSync(file).size },
      });
    ids[name] = created.id;
  }
  return ids;
}

async function grantRights(strapi) {
  const roles = await strapi.query('plugin::users-permissions.role').findMany();
  const byType = Object.fromEntries(roles.map((role) => [role.type, role.id]));
  const grant = (type, action) =>
    strapi.query('plugin::users-permissions.permission').create({ data: { action, role: byType[type] } });
  for (const name of PUBLIC_RIGHTS) {
    const actions = name === 'homepage' ? ['find'] : READ;
    for (const action of actions) {
      await grant('public', `api::${name}.${name}.${action}`);
      await grant('authenticated', `api::${name}.${name}.${action}`);
    }
  }
  await grant('authenticated', 'api::review.review.create');
  return byType.authenticated;
}

async function createPeople(strapi) {
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    ...data.administrator,
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
  const tokens = strapi.service('admin::api-token');
  await strapi.query('admin::api-token').create({
    data: {
      name: data.apiToken.name,
      description: '',
      type: 'full-access',
      accessKey: tokens.hash(data.apiToken.key),
      lifespan: null,
      expiresAt: null,
    },
  });
  const role = await grantRights(strapi);
  const ids = {};
  for (const user of data.users) {
    const created = await strapi
      .plugin('users-permissions')
      .service('user')
      .add({ ...user, provider: 'local', confirmed: true, blocked: false, role });
    ids[user.username] = created.id;
  }
  return ids;
}

function publishedAt(published) {
  return published ? new Date(FIRST_DAY) : null;
}

async function createRestaurants(strapi, images) {
  const create = (uid, entry) => strapi.entityService.create(uid, { data: entry });
  const categories = {};
  for (const category of data.categories) {
    categories[category.slug] = (await create('api::category.category', category)).id;
  }
  const restaurants = {};
  for (const { published, cover, gallery, categories: slugs, ...restaurant } of data.restaurants) {
    const entry = await create('api::restaurant.restaurant', {
      ...restaurant,
      cover: images[cover],
      gallery: gallery.map((name) => images[name]),
      categories: slugs.map((slug) => categories[slug]),
      publishedAt: publishedAt(published),
    });
    restaurants[restaurant.slug] = entry.id;
  }
  const dishes = {};
  for (const { photo, restaurant, signature, ...dish } of data.dishes) {
    const entry = await create('api::dish.dish', {
      ...dish,
      photo: images[photo],
      restaurant: restaurants[restaurant],
      ...(signature && { signatureOf: restaurants[restaurant] }),
    });
    dishes[dish.name] = entry.id;
  }
  return { restaurants, dishes };
}

async function createTexts(strapi, images, people, { restaurants, dishes }) {
  const create = (uid, entry) => strapi.entityService.create(uid, { data: entry });
  const link = (name) =>
    restaurants[name]
      ? { id: restaurants[name], __type: 'api::restaurant.restaurant' }
      : { id: dishes[name], __type: 'api::dish.dish' };
  for (const { author, restaurant, dish, published, ...review } of data.reviews) {
    await create('api::review.review', {
      ...review,
      author: people[author],
      subject: link(restaurant || dish),
      publishedAt: publishedAt(published),
    });
  }
  for (const { translations, blocks, cover, restaurants: slugs, mentions, readingTime } of data.articles) {
    const ids = [];
    for (const [locale, { published, ...translation }] of Object.entries(translations)) {
      const entry = await create('api::article.article', {
        ...translation,
        locale,
        readingTime,
        cover: images[cover],
        blocks: blocks.map((block) => (block.image ? { ...block, image: images[block.image] } : block)),
        restaurants: slugs.map((slug) => restaurants[slug]),
        mentions: mentions.map(link),
        publishedAt: publishedAt(published),
      });
      ids.push(entry.id);
    }
    for (const id of ids) {
      const localizations = ids.filter((other) => other !== id);
      await strapi.query('api::article.article').update({ where: { id }, data: { localizations } });
    }
  }
  const { hero, featured, headline } = data.homepage;
  await create('api::homepage.homepage', {
    headline,
    hero: { ...hero, image: images[hero.image] },
    featured: featured.map((slug) => restaurants[slug]),
  });
}

/** Gives every row the time that its id stands for. */
async function fixDates(strapi) {
  const { connection } = strapi.db;
  for (const { tableName, attributes } of strapi.db.metadata.values()) {
    const columns = ['createdAt', 'updatedAt', 'publishedAt'].flatMap((name) => attributes[name]?.columnName ?? []);
    if (columns.length > 0) {
      const rows = await connection(tableName).select('id', ...columns);
      for (const row of rows) {
        const time = FIRST_DAY + row.id * 60_000;
        const dates = columns.filter((column) => row[column] !== null).map((column) => [column, time]);
        if (dates.length > 0) {
          await connection(tableName).where({ id: row.id }).update(Object.fromEntries(dates));
        }
      }
    }
  }
}

/** Makes random names (of uploaded files, of salts) the same on every run. */
function fixRandomness() {
  let counter = 0;
  crypto.randomBytes = (size) => {
    counter += 1;
    return crypto.createHash('sha512').update(`sample-${counter}`).digest().subarray(0, size);
  };
}

/**
 * Fills an empty database with the sample data.
 *
 * @param strapi the loaded product
 */
async function seed(strapi) {
  fixRandomness();
  for (const locale of data.locales) {
    await strapi.plugin('i18n').service('locales').create(locale);
  }
  const images = await createImages(strapi);
  const people = await createPeople(strapi);
  const places = await createRestaurants(strapi, images);
  await createTexts(strapi, images, people, places);
  await fixDates(strapi);
}

module.exports = { seed };

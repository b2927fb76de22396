declare module '@generated/search/default/offers.json' {
  const offers: import('./client/offers/offers').SearchOffers;
  export default offers;
}

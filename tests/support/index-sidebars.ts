const index = ['index'];

/** The areas of the real site, since its navbar and its search name them, for a fixture whose first page is enough. */
export default { devDocs: index, userDocs: index, restApi: index, configurations: index, cloud: index };

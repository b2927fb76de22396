// Takes the place of the theme's Prism, which pages have no use for.

// Used only when the `faster` compilers are switched off (DOCUSAURUS_COMPILERS=babel); see README, "Compilers".
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};

/**
 * The names of built files. The entry of the site names all others: a letter less of each hash is felt there, and tells contents apart as
 * well. The program that draws pages on the server names the same files, so both builds have these names.
 */
export const fileNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

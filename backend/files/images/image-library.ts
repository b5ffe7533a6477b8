import type sharp from 'sharp';

/**
 * The library that decodes and draws images, loaded with the first of them: it is native code, which commands on the machine
 * don't need, and without which everything else still works.
 */
export const imageLibrary = (): Promise<typeof sharp> => {
  loaded ??= load();
  return loaded;
};

let loaded: Promise<typeof sharp> | undefined;

const load = async (): Promise<typeof sharp> => {
  const { default: library } = await import('sharp');
  // Each decoded image is used once, and one thread is enough for images of this size.
  library.cache(false);
  library.concurrency(1);
  // Only the kinds that `imageKindOf` knows are decoded. The library could read more, such as drawings, which can run programs.
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return library;
};

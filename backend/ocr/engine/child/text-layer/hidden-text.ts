import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An image of at least this share of the page is the page itself. */
const wholePage = 0.7;
/** Draw no ink (PDF 32000-1, 9.3.6): letters for searching and copying alone. */
const withoutInk: ReadonlySet<unknown> = new Set([3, 7]);

const saving: ReadonlySet<number> = new Set([OPS.save, OPS.paintFormXObjectBegin]);
const restoring: ReadonlySet<number> = new Set([OPS.restore, OPS.paintFormXObjectEnd]);
const images: ReadonlySet<number> = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject]);

/**
 * Whether most of the page's text is drawn without ink, or under an image of the whole page. There a scanner puts what it
 * has recognised itself, perhaps as another language; nobody who looks at the page sees it.
 */
export const isTextHidden = async (page: PDFPageProxy): Promise<boolean> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const enough = wholePage * Math.abs((right - left) * (top - bottom));
  let state = { unit: 1, hasInk: true };
  const saved: (typeof state)[] = [];
  let [seen, hidden, covered] = [0, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const given: unknown = argsArray[at];
    const [first]: readonly unknown[] = Array.isArray(given) ? given : [];
    if (saving.has(operator)) saved.push(state);
    else if (restoring.has(operator)) state = saved.pop() ?? state;
    if (operator === OPS.transform) state = { ...state, unit: state.unit * stretchOf(given) };
    else if (operator === OPS.paintFormXObjectBegin) state = { ...state, unit: state.unit * stretchOf(first) };
    else if (operator === OPS.setTextRenderingMode) state = { ...state, hasInk: !withoutInk.has(first) };
    else if (operator === OPS.showText) {
      if (state.hasInk) seen += lettersIn(first);
      else hidden += lettersIn(first);
    } else if (images.has(operator)) {
      // A scan may come in strips.
      covered += state.unit;
      if (covered >= enough) [seen, hidden, covered] = [0, hidden + seen, 0];
    }
  }
  return hidden > seen;
};

/** By how much a matrix stretches areas. */
const stretchOf = (matrix: unknown): number => {
  const [a, b, c, d] = Array.isArray(matrix) || matrix instanceof Float32Array ? Array.from<unknown>(matrix) : [];
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') return 1;
  return Math.abs(a * d - b * c);
};

/** Numbers between the letters move them. */
const lettersIn = (shown: unknown): number =>
  Array.isArray(shown) ? shown.filter((one) => typeof one === 'object' && one !== null).length : 0;

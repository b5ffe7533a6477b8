import { linesOf } from './lines.ts';
import { colors, type Fonts, leading, type Paper, page, textWidth } from './paper.ts';

const defaultLabelWidth = 170;
const gap = 12;

/** A label and its value side by side, each in as many lines as it needs. */
export const drawRow = (
  paper: Paper,
  { label, value }: { readonly label: string; readonly value: string },
  { regular }: Fonts,
  labelWidth = defaultLabelWidth,
): void => {
  const size = 9.5;
  const valueWidth = textWidth - labelWidth - gap;
  const labels = linesOf(label, regular, size, labelWidth);
  const values = linesOf(value, regular, size, valueWidth);
  for (let index = 0; index < Math.max(labels.length, values.length); index += 1) {
    paper.need(size * leading);
    const { page: sheet, y } = paper.at();
    regular.drawOn(sheet, labels[index] ?? '', { x: page.margin, y: y - size, size, color: colors.soft });
    const x = page.margin + labelWidth + gap;
    regular.drawOn(sheet, values[index] ?? '', { x, y: y - size, size, color: colors.ink });
    paper.down(size * leading);
  }
  paper.down(3);
};

/** A heading is never alone at the foot of a page: it belongs to what follows. */
export const drawHeading = (paper: Paper, text: string, { bold }: Fonts): void => {
  paper.down(10);
  paper.need(64);
  paper.text(text, { font: bold, size: 13, color: colors.accent, after: 3 });
};

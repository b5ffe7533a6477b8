import { captionOf } from '@nomucheck/domain/applications/document/lines-to-write-on.ts';
import type { Sentence } from '@nomucheck/domain/applications/document/sentence.ts';
import { colors, type Fonts, type Paper, page, textWidth } from '../engine/paper/paper.ts';

/** Places that are still blank, as lines to write on by hand. */

const lineHeight = 24;

/** A line from here to the right margin, with room above it for handwriting. */
const drawRule = (paper: Paper, x: number, height = lineHeight): void => {
  paper.need(height);
  const { page: sheet, y } = paper.at();
  const at = y - height + 4;
  sheet.drawLine({
    start: { x, y: at },
    end: { x: page.margin + textWidth, y: at },
    thickness: 0.6,
    color: colors.neutral,
  });
  paper.down(height);
};

/** What belongs there in small print, and rules to write it on. */
export const drawLines = (
  paper: Paper,
  sentence: Sentence,
  { regular }: Fonts,
  lines: number,
  x: number = page.margin,
): void => {
  paper.need(12 + lines * lineHeight);
  const look = { font: regular, size: 8, color: colors.soft, x, width: page.margin + textWidth - x };
  paper.text(captionOf(sentence), look);
  for (let line = 0; line < lines; line += 1) drawRule(paper, x);
  paper.down(4);
};

/** The box of a form: its label, and a rule where its value would stand. */
export const drawBlankBox = (paper: Paper, label: string, { regular }: Fonts, labelWidth: number): void => {
  const size = 9.5;
  const height = 19;
  paper.need(height);
  const { page: sheet, y } = paper.at();
  regular.drawOn(sheet, label, { x: page.margin, y: y - size - 2, size, color: colors.soft });
  drawRule(paper, page.margin + labelWidth + 12, height);
};

import type { Block } from '@nomucheck/domain/applications/document/document.ts';
import { type Sentence, wantedIn } from '@nomucheck/domain/applications/document/sentence.ts';
import { colors, type Fonts, type Paper, page, textWidth } from '../engine/paper/paper.ts';

/** Places that are still blank, as lines to write on by hand. */

/** The document's places are marked by words on the screen; on paper a short one is a rule within its sentence. */
export const withRules = ({ text, blanks }: Sentence): string =>
  blanks.reduce((rest, place) => rest.replace(place, isDay(place) ? dayRule : rule), text);
const rule = '____________';
const dayRule = '______년 ____월 ____일';
const isDay = (place: string): boolean => /(날|생년월일)을$/.test(wantedIn(place));

/** A sentence that is nothing but a place to fill in. */
export const isBlankAlone = ({ text, blanks }: Sentence): boolean => blanks.length === 1 && blanks[0] === text;

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
  const [place = ''] = sentence.blanks;
  paper.need(12 + lines * lineHeight);
  const look = { font: regular, size: 8, color: colors.soft, x, width: page.margin + textWidth - x };
  paper.text(`${wantedIn(place)} 적는 곳`, look);
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

/** The person's own account needs more room than a name. */
export const linesFor = (block: Block): number => (block.kind === 'paragraph' ? 4 : 1);

import type { Block } from '@nomucheck/domain/applications/document/block.ts';
import { numberOf } from '@nomucheck/domain/applications/document/document.ts';
import { isBlankAlone, linesFor, withRules } from '@nomucheck/domain/applications/document/lines-to-write-on.ts';
import type { Sentence } from '@nomucheck/domain/applications/document/sentence.ts';
import { colors, type Fonts, type Paper, page, textWidth } from '../engine/paper/paper.ts';
import { drawRow } from '../engine/paper/rows.ts';
import { drawBlankBox, drawLines } from './ruled-lines.ts';

/** The parts of a document on paper, its blank places as lines to write on. */

export const size = 10.5;
const labelWidth = 120;
const numberWidth = { plain: 20, evidence: 64 } as const;

export const drawBlock = (paper: Paper, block: Block, fonts: Fonts): void => {
  switch (block.kind) {
    case 'heading':
      paper.down(block.level === 'part' ? 4 : 10);
      // A heading alone at the foot of a page belongs to the next one.
      paper.need(64);
      paper.text(block.text, { font: fonts.bold, size: block.level === 'part' ? 11 : 13, after: 3 });
      break;
    case 'boxes':
      for (const { label, filled } of block.boxes)
        if (isBlankAlone(filled)) drawBlankBox(paper, label, fonts, labelWidth);
        else drawRow(paper, { label, value: withRules(filled) }, fonts, labelWidth);
      break;
    case 'paragraph':
      drawParagraph(paper, block, fonts);
      break;
    case 'list':
      for (const [index, sentence] of block.sentences.entries()) {
        const left = page.margin + numberWidth[block.numbered];
        paper.need(isBlankAlone(sentence) ? 40 : size * 2);
        const { page: sheet, y } = paper.at();
        const number = numberOf(block.numbered, index);
        fonts.regular.drawOn(sheet, number, { x: page.margin, y: y - size, size, color: colors.ink });
        const look = { font: fonts.regular, size, x: left, width: page.margin + textWidth - left, after: 3 };
        if (isBlankAlone(sentence)) drawLines(paper, sentence, fonts, linesFor(block), left);
        else paper.text(withRules(sentence), look);
      }
      break;
    case 'centred':
      paper.down(12);
      // The day, the signature and the addressee belong together.
      paper.need(90);
      for (const sentence of block.sentences) centred(paper, withRules(sentence), fonts.regular, 12);
      break;
  }
};

/** Sentences run on; a place for the person's own account stands by itself. */
const drawParagraph = (paper: Paper, block: Extract<Block, { kind: 'paragraph' }>, fonts: Fonts): void => {
  let running: Sentence[] = [];
  const flush = (): void => {
    if (running.length > 0) paper.text(running.map(withRules).join(' '), { font: fonts.regular, size, after: 5 });
    running = [];
  };
  for (const sentence of block.sentences) {
    if (!isBlankAlone(sentence)) {
      running.push(sentence);
      continue;
    }
    flush();
    drawLines(paper, sentence, fonts, linesFor(block));
  }
  flush();
};

/** A line in the middle; one that is too long for that begins at the margin. */
export const centred = (paper: Paper, text: string, font: Fonts['regular'], at: number): void => {
  const width = font.widthOf(text, at);
  paper.text(text, { font, size: at, x: page.margin + Math.max(0, (textWidth - width) / 2), after: 8 });
};

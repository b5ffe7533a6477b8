import type { AdviceDocument, PaperBlock } from '@nomucheck/domain/advice/document/advice-document.ts';
import { colors, type Fonts, type Paper, page, textWidth } from '../../engine/paper/paper.ts';
import { drawPdf } from '../../engine/paper/pdf.ts';
import { drawHeading, drawRow } from '../../engine/paper/rows.ts';

/** The document as a PDF: the same document gives the same bytes. */
export const drawAdvice = (document: AdviceDocument): Promise<Uint8Array> => {
  const { title, footer, publishedAt, blocks } = document;
  return drawPdf({ title, footer, at: publishedAt, words: JSON.stringify(document) }, (paper, fonts) => {
    paper.text(title, { font: fonts.bold, size: 20, after: 4 });
    for (const block of blocks) drawBlock(paper, block, fonts);
  });
};

const drawBlock = (paper: Paper, block: PaperBlock, fonts: Fonts): void => {
  switch (block.kind) {
    case 'heading':
      drawHeading(paper, block.text, fonts);
      break;
    case 'text': {
      const soft = block.look === 'soft';
      // A strong line names what follows it.
      if (block.look === 'strong') paper.need(48);
      const font = block.look === 'strong' ? fonts.bold : fonts.regular;
      paper.text(block.text, { font, size: soft ? 9 : 10.5, color: soft ? colors.soft : colors.ink, after: 5 });
      break;
    }
    case 'item':
      drawItem(paper, block, fonts);
      break;
    case 'rows':
      for (const row of block.rows) drawRow(paper, row, fonts, 70);
      paper.down(4);
  }
};

/** Its mark stands in a column of its own, so that the lines of its text begin below each other. */
const drawItem = (paper: Paper, { mark, text, note }: Extract<PaperBlock, { kind: 'item' }>, fonts: Fonts): void => {
  const size = 10.5;
  const markWidth = note === undefined ? fonts.regular.widthOf(mark, size) + 6 : 26;
  const beside = { font: fonts.regular, x: page.margin + markWidth, width: textWidth - markWidth };
  paper.need(32);
  const { page: sheet, y } = paper.at();
  fonts.regular.drawOn(sheet, mark, { x: page.margin, y: y - size, size, color: colors.soft });
  paper.text(text, { ...beside, size, after: note === undefined ? 4 : 1 });
  if (note !== undefined) paper.text(note, { ...beside, size: 9, color: colors.soft, after: 6 });
};

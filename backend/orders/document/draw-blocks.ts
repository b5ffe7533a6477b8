import { type Block, drawingWidth } from '@nomucheck/domain/checks/result-document.ts';
import { colors, type Fonts, type Paper, page, textWidth } from '../../engine/paper/paper.ts';
import { drawHeading, drawRow } from '../../engine/paper/rows.ts';
import { drawWaterfall } from './waterfall-on-paper.ts';

/** Writes one block where the paper stands. */
export const drawBlock = (paper: Paper, block: Block, fonts: Fonts): void => {
  switch (block.kind) {
    case 'heading':
      drawHeading(paper, block.text, fonts);
      break;
    case 'text': {
      const font = block.look === 'strong' ? fonts.bold : fonts.regular;
      const soft = block.look === 'soft';
      // It names what follows it.
      if (block.look === 'strong') paper.need(48);
      paper.text(block.text, { font, size: soft ? 9 : 10, color: soft ? colors.soft : colors.ink, after: 3 });
      break;
    }
    case 'figure':
      drawFigure(paper, block, fonts);
      break;
    case 'rows':
      for (const row of block.rows) drawRow(paper, row, fonts);
      paper.down(4);
      break;
    case 'waterfall':
      drawWaterfall(paper, block, fonts, textWidth / drawingWidth);
  }
};

const drawFigure = (paper: Paper, { figure, rate, band }: Extract<Block, { kind: 'figure' }>, fonts: Fonts): void => {
  paper.need(80);
  paper.text(figure, { font: fonts.bold, size: 30, color: colors.accent, after: 2 });
  const { page: sheet, y } = paper.at();
  const line = y - 8;
  sheet.drawRectangle({ x: page.margin, y: line - 1, width: textWidth, height: 2, color: colors.pale });
  if (band) {
    const width = (band.high - band.low) * textWidth;
    sheet.drawRectangle({ x: page.margin + band.low * textWidth, y: line - 4, width, height: 8, color: colors.pale });
  }
  sheet.drawCircle({ x: page.margin + rate * textWidth, y: line, size: 6, color: colors.accent });
  paper.down(20);
  for (const [at, label] of [
    [0, '0%'],
    [0.5, '50%'],
    [1, '100%'],
  ] as const) {
    const width = fonts.regular.widthOf(label, 8);
    const { y: below } = paper.at();
    const x = page.margin + at * (textWidth - width);
    fonts.regular.drawOn(sheet, label, { x, y: below - 4, size: 8, color: colors.soft });
  }
  paper.down(14);
};

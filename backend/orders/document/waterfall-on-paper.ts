import type { Block } from '@nomucheck/domain/checks/result-document.ts';
import { barHeight, lineHeight, lookOf, type Row } from '@nomucheck/domain/checks/waterfall.ts';
import { colors, type Fonts, type Paper, page as sheet } from '../../engine/paper/paper.ts';

const barColors = {
  base: colors.neutral,
  helped: colors.helped,
  hurt: colors.hurt,
  level: colors.neutral,
  result: colors.accent,
} as const;

/** The step picture, row after row, `scale` points for each of its units. A row isn't torn by the end of a page. */
export const drawWaterfall = (
  paper: Paper,
  { drawing, side }: Extract<Block, { kind: 'waterfall' }>,
  { regular, bold }: Fonts,
  scale: number,
): void => {
  const label = 14 * scale;
  const bar = barHeight * scale;
  for (const row of drawing.rows) {
    const height = (row.lines.length * lineHeight + barHeight + 16) * scale;
    const isLast = row === drawing.rows.at(-1);
    paper.need(height + (isLast ? 16 : 0));
    for (const line of row.lines) paper.text(line, { font: regular, size: label });
    const { page, y } = paper.at();
    const left = sheet.margin + row.x * scale;
    page.drawRectangle({
      x: left,
      y: y - bar,
      width: row.width * scale,
      height: bar,
      color: barColors[lookOf(row.kind, side)],
    });
    const size = label;
    bold.drawOn(page, row.figure, {
      x: sheet.margin + figureLeft(row, bold.widthOf(row.figure, size), scale),
      y: y - bar + (bar - size) / 2 + size * 0.14,
      size,
      color: row.isInside ? colors.paper : colors.ink,
    });
    paper.down(bar + 8);
    if (isLast && drawing.whisker) {
      const { from, to } = drawing.whisker;
      const { y: below } = paper.at();
      const x = sheet.margin + from * scale;
      page.drawRectangle({ x, y: below, width: (to - from) * scale, height: 2, color: colors.accent });
      for (const end of [from, to])
        page.drawRectangle({
          x: sheet.margin + end * scale - 1,
          y: below - 3,
          width: 2,
          height: 8,
          color: colors.accent,
        });
      paper.down(12);
    }
  }
};

const figureLeft = ({ figureX, figureAnchor }: Row, width: number, scale: number): number =>
  figureAnchor === 'start' ? figureX * scale : figureX * scale - width;

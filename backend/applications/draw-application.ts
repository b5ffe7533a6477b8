import type { ApplicationBasis } from '@nomucheck/domain/applications/contract.ts';
import {
  type Block,
  blanksOf,
  type FiledDocument,
  numberOf,
} from '@nomucheck/domain/applications/document/document.ts';
import { isBlankAlone, linesFor, withRules } from '@nomucheck/domain/applications/document/lines-to-write-on.ts';
import { withNamesInHangul } from '@nomucheck/domain/applications/document/names-read.ts';
import { type Sentence, wantedIn } from '@nomucheck/domain/applications/document/sentence.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { type FilingNote, filingNotes } from '@nomucheck/domain/applications/filing/filing.ts';
import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { colors, type Fonts, type Paper, page, textWidth } from '../engine/paper/paper.ts';
import { drawPdf } from '../engine/paper/pdf.ts';
import { drawHeading, drawRow } from '../engine/paper/rows.ts';
import { drawBlankBox, drawLines } from './ruled-lines.ts';

export type DrawnApplication = {
  readonly document: DocumentName;
  readonly basis: ApplicationBasis;
  readonly fields: FieldChanges;
  /** When the draft was changed last (ISO). */
  readonly at: string;
  readonly today: LocalDate;
};

/** The document to sign and file, and on a sheet of its own what to do with it. */
export const drawApplication = (drawn: DrawnApplication): Promise<Uint8Array> => {
  const { document: name, at, today } = drawn;
  const { basis, fields, read } = withNamesInHangul(drawn.basis, drawn.fields);
  const document = documentOf(name, basis, fields, today);
  const words = JSON.stringify(document);
  return drawPdf({ title: document.title, footer: document.title, at, words }, (paper, fonts) => {
    centred(paper, document.title, fonts.bold, 20);
    for (const block of document.blocks) drawBlock(paper, block, fonts);
    paper.startAppendix();
    paper.text('내기 전에 확인하세요 (이 쪽은 내지 않아요)', { font: fonts.bold, size: 15, after: 6 });
    for (const { title, lines } of [
      ...namesToCheck(read),
      ...filingNotes(name, basis, today),
      ...stillBlank(document),
    ]) {
      drawHeading(paper, title, fonts);
      for (const line of lines) paper.text(line, { font: fonts.regular, size, after: 3 });
    }
  });
};

const namesToCheck = (read: readonly string[]): readonly FilingNote[] =>
  read.length === 0
    ? []
    : [
        {
          title: '한자로 적은 이름을 확인하세요',
          lines: [
            `한자 이름을 ${read.map((name) => `‘${name}’`).join(', ')}(으)로 적었어요. 다르게 읽는 이름이면 한글로 고쳐 적고 PDF를 다시 받으세요.`,
          ],
        },
      ];

const stillBlank = (document: FiledDocument): readonly FilingNote[] => {
  const blanks = blanksOf(document);
  return blanks.length === 0 ? [] : [{ title: `아직 빈 곳 ${blanks.length}곳`, lines: [blanks.map(named).join(', ')] }];
};

/** `회사 이름`, without its particle. */
const named = (place: string): string => wantedIn(place).replace(/[을를]$/, '');

const size = 10.5;
const labelWidth = 120;
const numberWidth = { plain: 20, evidence: 64 } as const;

const drawBlock = (paper: Paper, block: Block, fonts: Fonts): void => {
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
const centred = (paper: Paper, text: string, font: Fonts['regular'], at: number): void => {
  const width = font.widthOf(text, at);
  paper.text(text, { font, size: at, x: page.margin + Math.max(0, (textWidth - width) / 2), after: 8 });
};

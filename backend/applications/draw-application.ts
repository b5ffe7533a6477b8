import type { ApplicationBasis } from '@nomucheck/domain/applications/contract.ts';
import { blanksOf, type FiledDocument } from '@nomucheck/domain/applications/document/document.ts';
import { withNamesInHangul } from '@nomucheck/domain/applications/document/names-read.ts';
import { wantedIn } from '@nomucheck/domain/applications/document/sentence.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { type FilingNote, filingNotes } from '@nomucheck/domain/applications/filing/filing.ts';
import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { drawPdf } from '../engine/paper/pdf.ts';
import { drawHeading } from '../engine/paper/rows.ts';
import { centred, drawBlock, size } from './draw-blocks.ts';

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

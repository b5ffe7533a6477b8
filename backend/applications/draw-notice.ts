import type { ApplicationBasis } from '@nomucheck/domain/applications/contract.ts';
import { dismissalNotice } from '@nomucheck/domain/applications/outlines/dismissal-notice.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { drawPdf } from '../engine/paper/pdf.ts';
import { centred, drawBlock } from './draw-blocks.ts';

export type DrawnNotice = {
  readonly document: 'dismissal_notice';
  readonly basis: ApplicationBasis;
  /** When the check was calculated last (ISO). */
  readonly at: string;
  readonly today: LocalDate;
};

/** A company's notice of dismissal to complete by hand and sign: the paper itself and nothing else, because it is handed over. */
export const drawNotice = ({ basis, at, today }: DrawnNotice): Promise<Uint8Array> => {
  const { title, blocks } = dismissalNotice(basis, today);
  const words = JSON.stringify({ title, blocks });
  return drawPdf({ title, footer: title, at, words }, (paper, fonts) => {
    centred(paper, title, fonts.bold, 20);
    for (const block of blocks) drawBlock(paper, block, fonts);
  });
};

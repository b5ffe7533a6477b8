import type { Paper } from '@nomucheck/domain/checks/papers.ts';
import { wording } from '../../wording.ts';
import { Checklist } from './checklist.tsx';

const { title, lead, count } = wording.papers;

/** The papers for this case, each to tick. */
export const PapersChecklist = ({ papers, checkId }: { papers: readonly Paper[]; checkId: string }) => (
  <Checklist
    id="papers"
    {...{ checkId, title, lead, count }}
    items={papers.map(({ key, name, keep }) => ({ key, name, more: keep }))}
  />
);

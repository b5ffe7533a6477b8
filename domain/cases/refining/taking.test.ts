import { expect, it } from 'vitest';
import { aRecord } from '../case-samples.fixture.ts';
import { emptyDraft } from '../empty-draft.ts';
import type { Proposal } from '../proposal.ts';
import { standsAsTaken } from './taking.ts';

const { kind, sampling, source } = aRecord();
const empty = emptyDraft({ kind, sampling, source });
const outcome: Proposal = { id: 'outcome#1', field: 'outcome', value: 'worker_win', rule: 'order', passage: null };
const keyword: Proposal = { id: 'keywords#1', field: 'keywords', value: '해고', rule: 'word', passage: null };
const taken = [
  { proposal: outcome, changes: { outcome: 'worker_win' as const }, before: { outcome: null } },
  { proposal: keyword, changes: { keywords: ['징계', '해고'] }, before: { keywords: ['징계'] } },
];
const now = { ...empty, outcome: 'worker_win' as const, keywords: ['징계', '해고'] };

it('what was taken stands as long as nobody has changed the value or removed the entry', () => {
  expect(standsAsTaken(now, taken)).toBe(true);
  expect(standsAsTaken({ ...now, title: '해고', keywords: ['해고', '절차'] }, taken)).toBe(true);
  expect(standsAsTaken({ ...now, outcome: 'partial' }, taken)).toBe(false);
  expect(standsAsTaken({ ...now, keywords: ['징계'] }, taken)).toBe(false);
});

it('of two proposals for one value, the later one counts', () => {
  const title = (value: string): Proposal => ({
    id: `title#${value}`,
    field: 'title',
    value,
    rule: 'name',
    passage: null,
  });
  const both = [
    { proposal: title('가'), changes: { title: '가' }, before: { title: '' } },
    { proposal: title('나'), changes: { title: '나' }, before: { title: '가' } },
  ];
  expect(standsAsTaken({ ...empty, title: '나' }, both)).toBe(true);
  expect(standsAsTaken({ ...empty, title: '가' }, both)).toBe(false);
});

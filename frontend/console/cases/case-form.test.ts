import { expect, test } from 'vitest';
import { changesOf, contentOf, emptyForm, errorsByField, formOf, shownConflicts, shownValue } from './case-form.ts';

const form = {
  ...emptyForm,
  tribunal: '중앙노동위원회',
  caseNumbers: '중앙2023부해1\n중앙2023부해2',
  sections: 'detail-9',
  outcome: 'partial',
};

test('a form shows the draft that it was made from', () => {
  expect(formOf(contentOf(form))).toEqual(form);
  expect(contentOf(form)).toMatchObject({
    caseNumbers: ['중앙2023부해1', '중앙2023부해2'],
    sections: ['detail-9'],
    outcome: 'partial',
    decidedOn: null,
    source: { how: 'by_hand', at: null },
  });
});

test('only changed fields are sent; the source, which has two fields, is sent as one', () => {
  expect(changesOf(form, form)).toEqual({});
  expect(changesOf(form, { ...form, outcome: '', title: ' 결근 ' })).toEqual({ outcome: null, title: '결근' });
  expect(changesOf(form, { ...form, sourceAt: 'https://example.com' })).toEqual({
    source: { how: 'by_hand', at: 'https://example.com' },
  });
});

test('an error is shown beside its field, however deep the server’s path is', () => {
  expect(
    errorsByField({
      'caseNumbers.0': '가',
      'changes.title': '나',
      'source.at': '다',
      'changes.source.how': '라',
      reason: '마',
    }),
  ).toEqual({ caseNumbers: '가', title: '나', sourceAt: '다', sourceHow: '라' });
});

test('a conflict is shown in words', () => {
  const mine = { ...form, outcome: 'worker_win', sections: '' };
  const theirs = { ...form, outcome: 'employer_win' };
  expect(shownConflicts(form, mine, theirs)).toEqual([
    { name: '결과', yours: '근로자 승', theirs: '회사 승' },
    { name: '해고 사유', yours: '없음', theirs: '결근(근태불량)' },
  ]);
});

test('a long text keeps its lines, the entries of a list are separated', () => {
  expect(shownValue('summary', '첫째.\n\n둘째.')).toBe('첫째.\n\n둘째.');
  expect(shownValue('caseNumbers', form.caseNumbers)).toBe('중앙2023부해1 · 중앙2023부해2');
});

test('a day is shown as in the lists; the form keeps it as it is typed and sent', () => {
  expect(shownValue('decidedOn', '2021-05-02')).toBe('2021.\u00a05.\u00a02.');
  expect(shownValue('decidedOn', '2021-13')).toBe('2021-13');
  expect(formOf({ ...contentOf(form), decidedOn: '2021-05-02' }).decidedOn).toBe('2021-05-02');
});

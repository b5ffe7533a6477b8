import { expect, it } from 'vitest';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import { editedContent } from '../rulesets/testing/edited-content.ts';
import { draftFindingsOf } from './draft-findings.ts';
import { today } from './testing/ruleset-fixtures.ts';

const item = ['sections', 'detail-3', 'items', 'detail-3/renewal-rule'];
const asJson = (value: object) => JSON.parse(JSON.stringify(value));
const findingsAfter = (...edits: Parameters<typeof editedContent>[1]) =>
  draftFindingsOf(editedContent(standardRuleset, edits), today, standardRuleset);

it('the questionnaire has none: every walk of it ends', () => {
  expect(draftFindingsOf(standardRuleset, today, standardRuleset)).toEqual([]);
});

it('names the question whose answer leads nowhere', () => {
  const findings = findingsAfter({ at: [...item, 'positive'], value: { type: 'skip', skipTo: 90 } });
  expect(findings).toContainEqual({
    path: 'detail-3/renewal-rule',
    where: expect.stringMatching(/^3번 사유 \d+번 문항$/),
    text: '이 답에서 갈 곳이 없어 진단이 끝나지 않음',
  });
});

it('names a way back, which would be a loop', () => {
  const findings = findingsAfter({ at: [...item, 'negative'], value: { type: 'skip', skipTo: 1 } });
  expect(findings).toContainEqual(expect.objectContaining({ text: '건너뛰기는 앞으로만 갈 수 있음' }));
});

it.each([
  ['without a choice', { at: ['intake', 'intake/contract', 'choices'], value: [] }],
  ['whose smallest number is above its largest', { at: ['intake', 'intake/workers', 'max'], value: -1 }],
])('names a question of the intake %s, which nobody gets past', (_which, edit) => {
  expect(findingsAfter(edit)).toContainEqual({
    path: edit.at[1],
    where: expect.stringMatching(/^기본 질문 \d+번$/),
    text: '어떤 답을 해도 다음으로 넘어가지 않아 진단이 끝나지 않음',
  });
});

it('leads from a question that was removed to each field that refers to it, and names it by the edition before', () => {
  const findings = findingsAfter({ at: item }, { at: ['intake', 'intake/contract', 'choices', 'probation'] });
  const renewal = /바탕이 된 판의 3번 사유 \d+번 문항 ‘[^’]+’/;
  const ofDocuments = { path: 'ground/detail-3', where: '3번 사유', text: expect.stringMatching(renewal) };
  expect(findings).toContainEqual(ofDocuments);
  const fields = findings.flatMap(({ at, where, text }) =>
    at && renewal.test(text) ? [{ at: at.join('/'), where }] : [],
  );
  expect(fields.length).toBeGreaterThan(0);
  for (const { where } of fields) expect(where).toMatch(/[가-힣]/);
  const ofChoice = findings.filter(({ text }) => /기본 질문 \d+번 ‘[^’]+’의 ‘수습/.test(text));
  expect(ofChoice.length).toBeGreaterThan(0);
  expect(ofChoice.every(({ at }) => at !== undefined)).toBe(true);
});

it('takes another order of the sections, one less, and a question that is new', () => {
  const first = standardRuleset.intake.at(-1);
  const added = { at: ['intake', 'intake/new'], value: asJson({ ...first, key: 'intake/new', numbering: 23 }) };
  expect(findingsAfter({ at: ['sections', 'detail-12'], before: 'detail-11' }, { ...added, before: null })).toEqual([]);
  const texts = findingsAfter({ at: ['sections', 'detail-23'] }).map(({ text }) => text);
  expect(texts).toContain('진단에 꼭 있어야 하는 사유가 없음: 23번 사유');
});

import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { contentWith, edited, noSteps, withEdit, withoutSent, withStep } from './pending.ts';
import { backOf, jsonAt, settingOf } from './setting.ts';

const item = ['sections', 'detail-9', 'items', standardRuleset.sections[8]?.items[0]?.key ?? ''];
const title = [...item, 'title'];

test('an object that a value needs comes with it, and goes with its last member', () => {
  const at = [...item, 'asFact', 'yes'];
  const bare = contentWith(standardRuleset, [{ at: [...item, 'asFact'] }, { at: [...item, 'toCome'] }]);
  const setting = settingOf(bare, at, '사실');
  expect(setting).toEqual({ at: [...item, 'asFact'], value: { yes: '사실' } });
  const note = settingOf(bare, [...item, 'toCome', 'toEmployer', 'title'], '회사에?');
  const after = contentWith(bare, [note]);
  expect(jsonAt(after, [...item, 'toCome', 'toEmployer', 'title'])).toBe('회사에?');
  expect(contentWith(after, [settingOf(after, [...item, 'toCome', 'toEmployer', 'title'], undefined)])).toEqual(bare);
});

test('each edit is taken back exactly, a removed element to its place', () => {
  const choice = ['intake', 'intake/contract', 'choices', 'probation'];
  for (const edit of [{ at: title, value: '다른 질문?' }, { at: [...item, 'note'], value: '안내' }, { at: choice }]) {
    const after = edited(standardRuleset, edit);
    expect(after).not.toBeNull();
    expect(after && contentWith(after, [backOf(standardRuleset, edit)])).toEqual(standardRuleset);
  }
});

test('an edit whose place is gone isn’t carried out', () => {
  expect(edited(standardRuleset, { at: ['sections', 'detail-99', 'title'], value: '없는 사유' })).toBeNull();
});

test('what is typed at one place is one edit, and what was sent no longer waits', () => {
  const first = withEdit([], { at: title, value: '가' });
  const second = withEdit(first, { at: title, value: '가나' });
  expect(second).toEqual([{ at: title, value: '가나' }]);
  expect(withEdit(second, { at: item })).toEqual([{ at: item }]);
  expect(withoutSent([...second, { at: ['scale'], value: 'odds' }], second)).toEqual([
    { at: ['scale'], value: 'odds' },
  ]);
});

test('letters that follow one another closely are one step back', () => {
  const step = (value: string, typedAt: number) => ({
    back: { at: title, value: `전 ${value}` },
    again: { at: title, value },
    typedAt,
  });
  const steps = [step('가', 0), step('가나', 500), step('가나다', 5_000)].reduce(withStep, noSteps);
  expect(steps.done.map(({ back, again }) => [back.value, again.value])).toEqual([
    ['전 가', '가나'],
    ['전 가나다', '가나다'],
  ]);
});

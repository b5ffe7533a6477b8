import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, test } from 'vitest';
import { afterSent, contentWith, edited, nextToSend, noSteps, raisedAt, withEdit, withStep } from './pending.ts';
import { backOf, jsonAt, settingOf } from './setting.ts';
import { textsWithPlace } from './unread-texts.ts';

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
  const items = standardRuleset.sections.flatMap(({ id, items: all }) =>
    all.map(({ key }) => ['sections', id, 'items', key]),
  );
  const ofItems = items.flatMap((at, n) => (n % 5 === 0 ? [{ at }, { at, before: null }] : []));
  const ofTexts = [{ at: title, value: '다른 질문?' }, { at: [...item, 'note'], value: '안내' }, { at: choice }];
  for (const edit of [...ofTexts, ...ofItems, { at: ['routes', 'court'], before: null }]) {
    const after = edited(standardRuleset, edit);
    expect(after).not.toBeNull();
    expect(after && contentWith(after, backOf(standardRuleset, edit))).toEqual(standardRuleset);
  }
});

test('an edit whose place is gone isn’t carried out', () => {
  expect(edited(standardRuleset, { at: ['sections', 'detail-99', 'title'], value: '없는 사유' })).toBeNull();
});

test('what is typed at one place is one edit, on the earliest revision that it stands over', () => {
  const first = withEdit([], { at: title, value: '가' }, 3);
  const second = withEdit(first, { at: title, value: '가나' }, 5);
  expect(second).toEqual([{ at: title, value: '가나', revision: 3 }]);
  expect(withEdit(second, { at: item }, 5)).toEqual([{ at: item, revision: 3 }]);
  expect(withEdit(second, { at: ['scale'], value: 'odds' }, 5)[1]?.revision).toBe(5);
});

test('what was typed in a question stays where it is moved then, and goes where it is removed', () => {
  const typed = withEdit([], { at: title, value: '가' }, 3);
  const moved = withEdit(withEdit(typed, { at: item, before: null }, 3), { at: item, before: 'detail-9/x' }, 3);
  expect(moved).toEqual([...typed, { at: item, before: 'detail-9/x', revision: 3 }]);
  expect(withEdit(moved, { at: item }, 3)).toEqual([{ at: item, revision: 3 }]);
});

test('an answer raises only what was typed over one’s own sent value, so that others’ edits still conflict', () => {
  const sent = [{ at: title, value: '가', revision: 3 }];
  const since = { at: title, value: '가나', revision: 3 };
  const elsewhere = { at: ['scale'], value: 'odds', revision: 3 };
  const waiting = afterSent([...sent, since, elsewhere], sent, 7);
  expect(waiting).toEqual([{ ...since, revision: 7 }, elsewhere]);
  expect(nextToSend(waiting, 200)).toEqual([{ ...since, revision: 7 }]);
  expect(raisedAt(waiting, [['scale']], 8)[1]?.revision).toBe(8);
});

test('half-written conditions go with the element that they are written in', () => {
  const text = { at: [...item, 'askedWhen'], text: '‘어떤', over: '' };
  expect(textsWithPlace(standardRuleset, { a: text })).toEqual({ a: text });
  expect(textsWithPlace(contentWith(standardRuleset, [{ at: item }]), { a: text })).toEqual({});
});

test('letters that follow one another closely are one step back', () => {
  const step = (value: string, typedAt: number) => ({
    back: [{ at: title, value: `전 ${value}` }],
    again: { at: title, value },
    typedAt,
  });
  const steps = [step('가', 0), step('가나', 500), step('가나다', 5_000)].reduce(withStep, noSteps);
  expect(steps.done.map(({ back, again }) => [back[0]?.value, again.value])).toEqual([
    ['전 가', '가나'],
    ['전 가나다', '가나다'],
  ]);
});

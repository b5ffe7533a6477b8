import { expect, test } from 'vitest';
import { bodyOf, draftFor, draftMistakes, emptyDraft, type KeptDraft, withExample } from './question-draft.ts';

const kept = (owner: string | null): KeptDraft => ({
  owner,
  draft: { ...emptyDraft, question: ' 문자로 해고됐어요 ' },
  sending: null,
});

test('what was typed before the sign-in is the person’s who signs in; another person doesn’t get it', () => {
  const typedBefore = JSON.stringify(kept(null));
  expect(draftFor(typedBefore, 'me')).toEqual(kept('me'));
  expect(draftFor(JSON.stringify(kept('other')), 'me')).toBeNull();
  expect(draftFor(JSON.stringify(kept('me')), null)).toBeNull();
});

test('a broken or older draft is passed over', () => {
  for (const text of [null, '', '{', '[]', '{"owner":null}', '{"owner":null,"draft":{"question":1},"sending":null}'])
    expect(draftFor(text, null)).toBeNull();
});

test('only what was given is sent', () => {
  expect(bodyOf(kept('me').draft)).toEqual({ question: '문자로 해고됐어요' });
  expect(bodyOf({ question: '질문', checkId: 'c', companyId: 'd', opponent: ' 한빛 ' })).toEqual({
    ...{ question: '질문', checkId: 'c', companyId: 'd', opponent: '한빛' },
  });
});

test('an empty or too long text is told at its field', () => {
  expect(draftMistakes(emptyDraft).map(({ id }) => id)).toEqual(['question']);
  const long = { ...emptyDraft, question: '가'.repeat(4_001), opponent: '나'.repeat(61) };
  expect(draftMistakes(long).map(({ id }) => id)).toEqual(['question', 'opponent']);
  expect(draftMistakes({ ...emptyDraft, question: '가'.repeat(4_000) })).toEqual([]);
});

test('an example never removes what a person wrote', () => {
  const examples = ['하나?', '둘?'];
  expect(withExample('', '하나?', examples)).toBe('하나?');
  expect(withExample('하나?', '둘?', examples)).toBe('둘?');
  expect(withExample('제 사정은요', '둘?', examples)).toBe('제 사정은요\n둘?');
});

import { expect, test } from 'vitest';
import {
  bodyOf,
  draftFor,
  emptyRequest,
  type KeptRequest,
  type Known,
  keptIn,
  type RequestDraft,
  shownWith as shownUnder,
  withWished,
} from './request-draft.ts';
import { fields, refusedFields, requestMistakes } from './request-mistakes.ts';

const known = { topic: 'dismissal', client: '김하나', contact: '010-1234-5678' };
const draft = {
  ...emptyRequest,
  body: ' 문자로 해고됐어요 ',
  slots: [{ weekday: 'mon', time: '10:00' }],
  chanceReview: 'no',
} as const;
const shownWith = (one: RequestDraft, what: Known) => shownUnder(one, what, { price: 55_000 });
const kept = (owner: string | null): KeptRequest => ({ owner, draft, sending: null });
const roundTrip = (one: KeptRequest): KeptRequest | null => keptIn(JSON.stringify(one));

test('what was typed before the sign-in is the person’s who signs in', () => {
  expect(draftFor(roundTrip(kept(null)), 'me')).toEqual({ is: 'theirs', kept: kept('me') });
});

test('after the end of a session it waits for its person, and another person doesn’t get it', () => {
  expect(draftFor(roundTrip(kept('me')), null)).toEqual({ is: 'held' });
  expect(draftFor(roundTrip(kept('me')), 'other')).toEqual({ is: 'anothers' });
  expect(draftFor(roundTrip(kept('me')), 'me')).toEqual({ is: 'theirs', kept: kept('me') });
});

test('a broken or older draft is passed over', () => {
  const broken = [null, '', '{', '[]', '{"owner":null}', JSON.stringify({ ...kept(null), draft: { body: 1 } })];
  for (const text of broken) expect(keptIn(text)).toBeNull();
  expect(draftFor(null, 'me')).toEqual({ is: 'none' });
});

test('what the check and the account know stands in the form until it is changed, also by emptying it', () => {
  expect(shownWith(draft, known)).toMatchObject(known);
  expect(shownWith({ ...draft, contact: '', client: '박둘' }, known)).toMatchObject({ contact: '', client: '박둘' });
});

test('only what was given is sent', () => {
  const shown = shownWith({ ...draft, client: '' }, { ...known, contact: '' });
  expect(bodyOf(shown, 'dismissal', null)).toEqual({
    ...{ kind: 'free', topic: 'dismissal', body: '문자로 해고됐어요', wantsCall: false, wantsChanceReview: false },
    slots: [{ weekday: 'mon', time: '10:00' }],
  });
  const whole = shownWith({ ...draft, opponent: ' 한빛 ', chanceReview: 'yes' }, known);
  expect(bodyOf(whole, 'dismissal', 'check-1')).toMatchObject({
    ...{ checkId: 'check-1', opponent: '한빛', client: '김하나', contact: '010-1234-5678', wantsChanceReview: true },
  });
});

test('a paid one that was begun before the firm took free ones only is sent as a free one', () => {
  const paid = { ...draft, kind: 'paid' } as const;
  const kindAt = (price: number | null) => bodyOf(shownUnder(paid, known, { price }), 'dismissal', null).kind;
  expect(kindAt(55_000)).toBe('paid');
  expect(kindAt(null)).toBe('free');
});

test('times chosen below a result win over older ones of the draft; without any the draft’s stay', () => {
  const friday = [{ weekday: 'fri', time: '17:00' }] as const;
  expect(withWished(draft, { answer: 'yes', slots: friday }).slots).toEqual(friday);
  expect(withWished(draft, { answer: 'yes', slots: [] }).slots).toEqual(draft.slots);
  for (const nothing of [null, { answer: 'no', slots: friday } as const])
    expect(withWished(draft, nothing)).toBe(draft);
});

test('the wish for a consultation answers the review of the chance, unless the form has answered it', () => {
  const wished = { answer: 'yes', slots: [] } as const;
  expect(withWished(emptyRequest, wished).chanceReview).toBe('yes');
  expect(withWished(draft, wished).chanceReview).toBe('no');
});

test('every mistake is told at its field, in the order of the form', () => {
  const wrong = { ...emptyRequest, contact: '전화', opponent: '나'.repeat(61) };
  expect(requestMistakes(shownWith(wrong, { ...known, topic: '' })).map(({ id }) => id)).toEqual([
    ...[fields.topic, fields.body, fields.slots, fields.contact, fields.opponent, fields.chanceReview],
  ]);
  expect(requestMistakes(shownWith(draft, known))).toEqual([]);
});

test('a body of 20,000 characters is refused before it is sent', () => {
  const [mistake] = requestMistakes(shownWith({ ...draft, body: '가'.repeat(20_000) }, known));
  expect(mistake).toEqual({ id: fields.body, message: '내용을 4,000자 안으로 줄여 주세요.' });
});

test('a contact may be left out, unless a call is wished for; then it is a number', () => {
  const mistakesWith = (contact: string, wantsCall: boolean) =>
    requestMistakes(shownWith({ ...draft, contact, wantsCall }, known)).map(({ id }) => id);
  expect(mistakesWith('', false)).toEqual([]);
  expect(mistakesWith('hana@example.com', false)).toEqual([]);
  expect(mistakesWith('hana@example.c', false)).toEqual([fields.contact]);
  expect(mistakesWith('hana@example.com', true)).toEqual([fields.contact]);
  expect(mistakesWith('', true)).toEqual([fields.contact]);
  expect(mistakesWith('010-1234-5678', true)).toEqual([]);
});

test('what the server refuses is said at the fields of the form', () => {
  expect(refusedFields({ 'slots.3': '셋까지', wantsChanceReview: '골라 주세요', '': '모두', other: '?' })).toEqual([
    { id: 'slots', message: '셋까지' },
    { id: 'chance-review', message: '골라 주세요' },
  ]);
});

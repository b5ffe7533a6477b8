import { describe, expect, test } from 'vitest';
import { answer, begin, given, passing } from './saving.fixture.ts';
import { unsettled } from './unsettled.ts';

describe('saving answers', () => {
  test('an answer is acknowledged, and the time of it is shown', async () => {
    const { store, kept } = given();
    begin(store);
    answer(store, 0, 'employee');
    await store.send();
    expect(kept.get('intake/0')).toBe('employee');
    expect(store.snapshot().save).toEqual({ kind: 'saved', at: '2026-11-21T05:02:00.000Z' });
  });

  test('without a connection the answer is kept on the device and sent again later, at growing intervals', async () => {
    const { store, kept, failNext, timers, storage } = given();
    begin(store);
    await store.send();
    failNext(passing, passing);
    answer(store, 0, 'employee');
    await store.send();
    expect(store.snapshot().save).toEqual({ kind: 'waiting' });
    expect(storage.load()?.answers).toEqual({ 'intake/0': 'employee' });
    expect(timers.map((timer) => timer.milliseconds)).toEqual([1000]);
    await store.send();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([2000]);
    expect(kept.size).toBe(0);
    timers[0]?.run();
    await store.send();
    expect(kept.get('intake/0')).toBe('employee');
    expect(storage.load()?.pending).toEqual([]);
  });

  test('a retry sends the same body under the same key, also after the page was loaded again', async () => {
    const { store, open, bodies, failNext } = given();
    begin(store);
    await store.send();
    failNext(passing);
    answer(store, 0, 'employee');
    await store.send();
    const reloaded = open();
    answer(reloaded, 1, 'seoul');
    await reloaded.send();
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]?.body.answers).toEqual([{ section: 'intake', numbering: 1, value: 'seoul' }]);
  });

  test('answers given during a request follow it in one request', async () => {
    const { store, bodies } = given();
    begin(store);
    await store.send();
    answer(store, 0, 'employee');
    answer(store, 1, 'seoul');
    answer(store, 2, 12);
    await store.send();
    expect(bodies.map(({ body }) => body.answers.length)).toEqual([1, 2]);
  });

  test('if another device answered in between, its answers are loaded and this device’s are kept', async () => {
    const { store, kept, answeredElsewhere } = given();
    begin(store);
    answer(store, 0, 'employee');
    await store.send();
    answeredElsewhere('intake/1', 'busan');
    answer(store, 2, 7);
    await store.send();
    expect(store.snapshot().draft?.answers).toEqual({ 'intake/0': 'employee', 'intake/1': 'busan', 'intake/2': 7 });
    expect(kept.get('intake/2')).toBe(7);
    expect(store.snapshot().notice).toEqual({ kind: 'merged' });
  });

  test('if another device answered the same question in between, both answers are shown and the person chooses', async () => {
    const { store, kept, answeredElsewhere, open } = given();
    begin(store);
    answer(store, 2, 30);
    await store.send();
    answeredElsewhere('intake/2', 4);
    answer(store, 2, 50);
    answer(store, 3, '2020-01-02');
    await store.send();
    // The answer that was given later stays, and the other question is saved.
    expect(kept.get('intake/2')).toBe(4);
    expect(kept.get('intake/3')).toBe('2020-01-02');
    const disputed = [{ key: 'intake/2', section: 'intake', numbering: 2, mine: { value: 50 }, theirs: { value: 4 } }];
    expect(store.snapshot().draft).toMatchObject({ answers: { 'intake/2': 4 }, disputed });
    // Also after a reload.
    expect(open().snapshot().draft).toMatchObject({ disputed });

    store.decide('intake/2', 'mine');
    await store.send();
    expect(kept.get('intake/2')).toBe(50);
    expect(store.snapshot().draft?.disputed).toBeUndefined();
  });

  test('until the person has chosen, no result is asked for: their answer would be lost with the draft', async () => {
    const { store, answeredElsewhere } = given();
    begin(store);
    answer(store, 2, 30);
    await store.send();
    expect(unsettled(store.snapshot().draft)).toBeNull();
    answeredElsewhere('intake/2', 4);
    answer(store, 2, 50);
    expect(unsettled(store.snapshot().draft)).toContain('저장하지 못했어요');
    await store.send();
    expect(unsettled(store.snapshot().draft)).toContain('맞는 답을 고르고');
    store.decide('intake/2', 'theirs');
    expect(unsettled(store.snapshot().draft)).toBeNull();
  });

  test('an open choice follows the account’s newest answer, and ends where both have the same', async () => {
    const { store, server, answeredElsewhere } = given();
    const takeIn = async () => {
      const theirs = await server.unfinished();
      if (theirs.ok) await store.takeIn(theirs.value);
      return store.snapshot().draft;
    };
    begin(store);
    answer(store, 2, 30);
    await store.send();
    answeredElsewhere('intake/2', 4);
    answer(store, 2, 50);
    await store.send();
    answeredElsewhere('intake/2', 9);
    expect(await takeIn()).toMatchObject({
      ...{ revision: 4, answers: { 'intake/2': 9 } },
      disputed: [{ mine: { value: 50 }, theirs: { value: 9 } }],
    });
    expect(store.snapshot().save.kind).toBe('saved');
    answeredElsewhere('intake/2', 50);
    expect((await takeIn())?.disputed).toBeUndefined();
  });

  test('of two answers to one question the account’s is kept by choosing it, or by answering anew', async () => {
    for (const settle of ['choose', 'answer'] as const) {
      const { store, kept, answeredElsewhere } = given();
      begin(store);
      answer(store, 2, 30);
      await store.send();
      answeredElsewhere('intake/2', 4);
      answer(store, 2, 50);
      await store.send();
      if (settle === 'choose') store.decide('intake/2', 'theirs');
      else answer(store, 2, 5);
      await store.send();
      expect(kept.get('intake/2')).toBe(settle === 'choose' ? 4 : 5);
      expect(store.snapshot().draft?.disputed).toBeUndefined();
    }
  });

  test('the same working hours on both devices are no dispute, in whatever order their fields come', async () => {
    const { store, answeredElsewhere } = given();
    begin(store);
    answer(store, 12, { start: '09:00', end: '18:00', breakMinutes: 60 });
    await store.send();
    answeredElsewhere('intake/12', { end: '17:00', start: '09:00', breakMinutes: 60 });
    answer(store, 12, { start: '09:00', end: '17:00', breakMinutes: 60 });
    await store.send();
    expect(store.snapshot().draft?.disputed).toBeUndefined();
  });

  test('an answer that only this device changed is no dispute, though another question was answered elsewhere', async () => {
    const { store, kept, answeredElsewhere } = given();
    begin(store);
    answer(store, 2, 30);
    await store.send();
    answer(store, 2, 50);
    answer(store, 2, 60);
    answeredElsewhere('intake/3', '2020-01-02');
    await store.send();
    expect([kept.get('intake/2'), kept.get('intake/3')]).toEqual([60, '2020-01-02']);
    expect(store.snapshot().draft?.disputed).toBeUndefined();
    // The same answer on both is none, either.
    answeredElsewhere('intake/2', 70);
    answer(store, 2, 70);
    await store.send();
    expect(store.snapshot().draft?.disputed).toBeUndefined();
  });

  test('one refused answer is separated from the valid ones, which are saved', async () => {
    const { store, kept, failNext } = given();
    begin(store);
    await store.send();
    failNext(passing);
    answer(store, 0, 'employee');
    await store.send();
    answer(store, 1, 'impossible');
    answer(store, 2, 7);
    await store.send();
    expect([...kept.keys()]).toEqual(['intake/0', 'intake/2']);
    expect(store.snapshot().notice).toMatchObject({ kind: 'refused', message: '고를 수 없는 답이에요.' });
    expect(store.snapshot().draft?.answers).toEqual({ 'intake/0': 'employee', 'intake/2': 7 });
  });

  test('if the questionnaire changed, saving stops and the offered draft is shown', async () => {
    const { store, failNext, timers } = given();
    begin(store);
    await store.send();
    const offered = { id: 'check-2', answers: [] };
    failNext({ ok: false, code: 'autosave_mismatch', message: '🆕', details: { offer: offered } });
    answer(store, 0, 'employee');
    await store.send();
    expect(store.snapshot().save).toEqual({ kind: 'mismatch', offered });
    expect(timers).toEqual([]);
  });

  test('if only the page is old, nothing is lost and a reload is asked for', async () => {
    const { store, failNext } = given();
    begin(store);
    await store.send();
    failNext({ ok: false, code: 'autosave_mismatch', message: '🆕', details: { reload: true } });
    answer(store, 0, 'employee');
    await store.send();
    expect(store.snapshot().save).toEqual({ kind: 'reload' });
    expect(store.snapshot().draft?.answers).toEqual({ 'intake/0': 'employee' });
  });

  test('if the token expired, the answers are kept until somebody signs in', async () => {
    const { store, kept, failNext } = given();
    begin(store);
    await store.send();
    failNext({ ok: false, code: 'session_not_found', message: '🔑' });
    answer(store, 0, 'employee');
    await store.send();
    expect(store.snapshot().save).toEqual({ kind: 'signed_out' });
    await store.send();
    expect(kept.get('intake/0')).toBe('employee');
  });
});

describe('a check that has reached its limit', () => {
  test('shows that, keeps unsent answers, and continues with the saved ones when the person agrees', async () => {
    const { store, server, kept, storage, failNext } = given();
    begin(store);
    answer(store, 0, 'employee');
    await store.send();
    failNext({ ok: false, code: 'check_full', message: '📚' });
    answer(store, 0, 'employer');
    await store.send();
    expect(store.snapshot().save).toEqual({ kind: 'full' });
    expect(storage.load()?.batch?.answers).toMatchObject([{ value: 'employer' }]);

    const saved = await server.unfinished();
    if (saved.ok) store.resume(saved.value, 'user-1');
    expect(store.snapshot().draft).toMatchObject({ pending: [], batch: null, answers: { 'intake/0': 'employee' } });
    expect(kept.get('intake/0')).toBe('employee');
  });
});

describe('the owner of a draft', () => {
  test('is unknown before a sign-in: only the device has the draft, until the person who signs in claims it', async () => {
    const { store, kept, starts } = given();
    begin(store, null);
    answer(store, 0, 'employee');
    await store.send();
    expect(store.snapshot().save).toEqual({ kind: 'device_only' });
    expect(starts()).toBe(0);
    store.belongsTo('user-1');
    await store.send();
    expect(starts()).toBe(0);
    store.claim('user-1');
    await store.send();
    expect(kept.get('intake/0')).toBe('employee');
    expect(starts()).toBe(1);
  });

  test('another person’s draft on a shared device is removed', () => {
    const { store, storage } = given();
    begin(store);
    answer(store, 0, 'employee');
    store.belongsTo('user-2');
    expect(store.snapshot().draft).toBeNull();
    expect(storage.load()).toBeNull();
  });

  test('after the device is erased nothing is left, and a late response restores nothing', async () => {
    const { store, storage } = given();
    begin(store);
    answer(store, 0, 'employee');
    store.forget();
    await new Promise((resolve) => setTimeout(resolve));
    expect(storage.load()).toBeNull();
    expect(store.snapshot().draft).toBeNull();
  });
});

describe('two tabs without an account', () => {
  test('an answer of one is kept by the next answer of the other, also before its event has arrived', () => {
    const { store, open } = given();
    begin(store, null);
    const other = open();
    answer(other, 1, 'busan');
    answer(store, 0, 'employee');
    expect(store.snapshot().draft?.answers).toEqual({ 'intake/0': 'employee', 'intake/1': 'busan' });
    other.readAgain();
    expect(other.snapshot()).toMatchObject({ draft: store.snapshot().draft, notice: { kind: 'merged' } });
  });

  test('what one erases is gone in the other', () => {
    const { store, open } = given();
    begin(store, null);
    answer(store, 0, 'employee');
    const other = open();
    store.forget();
    other.readAgain();
    expect(other.snapshot().draft).toBeNull();
  });

  test('the draft of an account is the server’s business', () => {
    const { store, storage } = given();
    begin(store);
    answer(store, 0, 'employee');
    storage.forget();
    store.readAgain();
    expect(store.snapshot().draft?.answers).toEqual({ 'intake/0': 'employee' });
  });
});

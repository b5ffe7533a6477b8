import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { describe, expect, test } from 'vitest';
import type { DraftStore } from './draft-store.ts';
import { answer, begin, given, isUnion } from './saving.fixture.ts';

describe('a sensitive choice', () => {
  const union: AnswerValue = ['union', 'harassment'];
  /** Begun without an account; what is sensitive of several choices is left out as "withheld". */
  const begunWithout = async (far: ReturnType<typeof given>): Promise<DraftStore> => {
    far.store.knowForm({
      keyOf: ({ section, numbering }) => `${section}/${numbering}`,
      openPartOf: ({ value }) => (isUnion(value) ? ['harassment', 'withheld'] : null),
    });
    begin(far.store, null);
    answer(far.store, 0, 'employee');
    answer(far.store, 16, union);
    answer(far.store, 2, 7);
    await far.store.send();
    return far.store;
  };

  test('is kept through signing in with the consent that was given on the device', async () => {
    const far = given();
    const store = await begunWithout(far);
    store.agreeToSensitive();
    store.claim('user-1');
    await store.send();
    expect(far.kept.get('intake/16')).toEqual(union);
    expect(store.snapshot().notice).toBeNull();
  });

  test('loses only what is sensitive where nobody has consented, and the person is told', async () => {
    const far = given();
    const store = await begunWithout(far);
    store.claim('user-1');
    await store.send();
    expect(Object.fromEntries(far.kept)).toEqual({
      'intake/0': 'employee',
      'intake/16': ['harassment', 'withheld'],
      'intake/2': 7,
    });
    expect(store.snapshot().draft?.answers).toMatchObject({ 'intake/16': ['harassment', 'withheld'], 'intake/2': 7 });
    expect(store.snapshot()).toMatchObject({ notice: { kind: 'withheld', answer: { numbering: 16 } } });
  });

  test('gives way to a newer answer to the same question', async () => {
    const far = given();
    const store = await begunWithout(far);
    store.claim('user-1');
    const sent = store.send();
    answer(store, 16, ['no']);
    await sent;
    expect(far.kept.get('intake/16')).toEqual(['no']);
  });
});

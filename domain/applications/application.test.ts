import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { applicationDecider, mostChanges } from './application.ts';
import { fieldChanges } from './fields.ts';

const draft = {
  owner: '018f0000-0000-7000-8000-000000000001',
  checkId: '018f0000-0000-7000-8000-000000000002',
} as const;
const change = (fields: Parameters<typeof applicationDecider.decide>[0]['fields']) =>
  ({ type: 'ChangeFields', ...draft, fields }) as const;
const begun = { type: 'ApplicationBegun', data: draft } as const;
const changed = (fields: Parameters<typeof applicationDecider.decide>[0]['fields'] | null) =>
  ({ type: 'ApplicationFieldsChanged', data: { ...draft, fields } }) as const;

describe('the draft of an application', () => {
  it('begins with the first field', () => {
    deciderSpec(applicationDecider)
      .given()
      .when(change({ name: '김하나' }))
      .thenHappens(begun, changed({ name: '김하나' }));
  });

  it('records only what is different, and nothing at all where nothing is', () => {
    const spec = deciderSpec(applicationDecider).given(
      begun,
      changed({ name: '김하나', omitted: ['detail-9/warned-before'] }),
    );
    spec.when(change({ name: '김하나', phone: '010' })).thenHappens(changed({ phone: '010' }));
    spec.when(change({ name: '김하나', omitted: ['detail-9/warned-before'] })).thenHappens();
  });

  it('keeps a field that is left blank on purpose as an empty text', () => {
    const state = deciderSpec(applicationDecider)
      .given(begun, changed({ name: '김하나' }))
      .when(change({ name: '' }))
      .state();
    expect(state?.fields).toEqual({ name: '' });
  });

  it('takes decomposed Hangul for the same text', () => {
    deciderSpec(applicationDecider)
      .given(begun, changed({ name: '김하나' }))
      .when(change({ name: '김하나'.normalize('NFD') }))
      .thenHappens();
  });

  it('is nobody else’s', () => {
    deciderSpec(applicationDecider)
      .given(begun)
      .when({ ...change({ name: '남' }), owner: '018f0000-0000-7000-8000-000000000009' })
      .thenRefused('check_fetch_failed');
  });

  it('is read without its texts once the person’s key is destroyed', () => {
    expect(deciderSpec(applicationDecider).given(begun, changed(null)).state()).toMatchObject({ fields: {} });
  });

  it('takes no more changes than can be read at once', () => {
    const many = Array.from({ length: mostChanges }, (_, n) => changed({ name: String(n) }));
    deciderSpec(applicationDecider)
      .given(begun, ...many)
      .when(change({ name: '하나 더' }))
      .thenRefused('check_full');
  });
});

describe('a field', () => {
  it.each([
    [{ birthDate: '2026-02-30' }],
    [{ name: '가'.repeat(41) }],
    [{ course: '\u0000' }],
    [{ relief: 'revenge' }],
    [{ omitted: ['<script>'] }],
    [{ residentNumber: '900101-1234567' }],
  ])('%j is refused', (fields) => {
    expect(fieldChanges.safeParse(fields).success).toBe(false);
  });
});

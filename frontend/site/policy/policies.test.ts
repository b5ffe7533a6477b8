import { createHash } from 'node:crypto';
import { consentKinds } from '@nomucheck/domain/accounts/consents.ts';
import { policyEditions } from '@nomucheck/domain/accounts/policy-editions.ts';
import { describe, expect, test } from 'vitest';
import { policies, policyAt, slugs } from './policies.ts';
import { filledIn, type PolicyDocument, textsOf } from './policy-document.ts';
import kept from './published-texts.fixture.json' with { type: 'json' };

const firm = {
  name: '노무법인 바른길',
  representative: '김바른',
  phone: '02-123-4567',
  email: 'help@example.com',
  address: '서울시 어딘가',
  privacyOfficer: '박보호 실장 02-123-4568',
  hosting: '튼튼호스팅',
};

const texts = await Promise.all(
  Object.entries(policies).flatMap(([kind, versions]) =>
    Object.entries(versions).map(async ([version, load]) => ({
      kind,
      version,
      name: `${kind} ${version}`,
      document: (await load()).default,
    })),
  ),
);

const fingerprint = (document: PolicyDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

test('each text that people agree to can be read in the version that they agree to', () => {
  for (const kind of consentKinds) {
    const versions = policyEditions[kind].map(({ version }) => version);
    if (kind !== 'age14') expect(Object.keys(policies[kind])).toEqual(versions);
  }
});

describe.each(texts)('$name', ({ name, kind, version, document }) => {
  test('is unchanged since its publication: a change needs a new version beside it', () => {
    expect(Object.entries(kept)).toContainEqual([name, fingerprint(document)]);
  });

  test('is dated, in Korean, and names the firm by its own details', () => {
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const text of textsOf(document)) {
      expect(text).toMatch(/[가-힣]/);
      expect(filledIn(text, firm)).not.toMatch(/[{}]/);
      // A Korean particle directly after a placeholder would be wrong for half of all firms.
      expect(text).not.toMatch(/\}(은|는|이|가|을|를|과|와|으로|로)/);
    }
  });

  test('contains what the law requires of a consent: purpose, data, period, and the right to refuse', () => {
    if (['service', 'privacy'].includes(kind)) return expect(document.terms).toBeUndefined();
    expect(document.terms?.uses.length).toBeGreaterThan(0);
    expect(document.terms?.refusal).toMatch(/동의하지 않을 수 있/);
  });
});

test('no published text is ever removed', () => {
  expect(Object.keys(kept).sort()).toEqual(texts.map(({ name }) => name).sort());
});

test('a detail that nobody has set is told to be missing, not made up', () => {
  expect(filledIn('호스팅: {hosting}', { hosting: '' })).toContain('아직 적지 않았어요');
  expect(filledIn('호스팅: {hosting}', firm)).toBe('호스팅: 튼튼호스팅');
});

describe('an address', () => {
  test('leads to the text in force, or to the version in the address', () => {
    for (const slug of Object.values(slugs)) expect(policyAt(slug, null, '2026-12-01')?.state).toBe('in_force');
    expect(policyAt('personal_info', '2026-11-21', '2026-12-01')).toMatchObject({
      kind: 'personalInfo',
      version: '2026-11-21',
    });
    expect(policyAt('terms', null, '2026-12-01')?.kind).toBe('service');
  });

  test('leads to the text in force until a change that was announced is in force, and names that change', () => {
    const announced = { version: '2026-11-23', from: '2026-11-30' };
    expect(policyAt('service', null, '2026-11-29')).toMatchObject({ version: '2026-11-21', next: announced });
    expect(policyAt('service', '2026-11-23', '2026-11-29')).toMatchObject({ ...announced, state: 'announced' });
    expect(policyAt('service', null, '2026-11-30')).toMatchObject({ ...announced, state: 'in_force', next: null });
    expect(policyAt('service', '2026-11-21', '2026-11-30')).toMatchObject({ state: 'past' });
  });

  test.each([
    ['secret', null],
    ['toString', null],
    ['privacy', '2020-01-01'],
    ['privacy', 'constructor'],
  ])('%s in version %s leads nowhere', (slug, version) => {
    expect(policyAt(slug, version, '2026-12-01')).toBeNull();
  });
});

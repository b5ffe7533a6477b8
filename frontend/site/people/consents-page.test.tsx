import type { ConsentKind } from '@nomucheck/domain/accounts/contract/user.ts';
import { inForceFrom, policyVersionOn } from '@nomucheck/domain/accounts/policy-editions.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { koreanDate, koreanToday } from '../../shared/formats.ts';
import { ConsentOverview } from './consents-page.tsx';

const at = '2026-11-21T03:00:00.000Z';
const now = (kind: ConsentKind) => ({ version: policyVersionOn(kind, koreanToday()), at });
const page = (held: Parameters<typeof ConsentOverview>[0]['held']): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ConsentOverview held={held} busy={null} result={null} onAnswer={() => undefined} />
    </MemoryRouter>,
  );

test('a consent shows when it was given, and to which version', () => {
  const shown = page({ service: now('service') });
  expect(shown).toContain('2026년 11월 21일에 동의했어요');
  expect(shown).toContain(`${koreanDate(inForceFrom('service', now('service').version))}부터의 내용`);
});

test('an optional consent can be given and withdrawn; a required one can’t be withdrawn', () => {
  const shown = page({ service: now('service'), marketing: now('marketing') });
  expect(shown).toContain('동의 거두기: 마케팅');
  expect(shown).toContain('동의하기: 민감정보');
  expect(shown).not.toContain('동의 거두기: 이용약관');
  expect(shown).not.toMatch(/동의(하기| 거두기): 만 14세/);
});

test('a consent to a replaced text is asked for again', () => {
  const shown = page({ service: { version: '2020-01-01', at } });
  expect(shown).toContain('내용이 새로 바뀌었어요');
  expect(shown).toContain('동의하기: 이용약관');
});

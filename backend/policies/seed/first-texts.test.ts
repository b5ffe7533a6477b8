import { filledIn, textsOf } from '@nomucheck/domain/policies/policy-document.ts';
import { policyNames } from '@nomucheck/domain/policies/policy-names.ts';
import { policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { missingIn } from '@nomucheck/domain/policies/text/required-parts.ts';
import { describe, expect, test } from 'vitest';
import { firstTextOf } from './first-texts.ts';

const firm = {
  ...{ name: '노무법인 바른길', representative: '김바른', phone: '02-123-4567', email: 'help@example.com' },
  ...{ address: '서울시 어딘가', privacyOfficer: '박보호 실장 02-123-4568', hosting: '튼튼호스팅' },
};

describe.each(policyNames)('the first text of %s', (name) => {
  test('has all that it needs to be published', async () => {
    expect(missingIn(name, policyDocumentOf(await firstTextOf(name)))).toEqual([]);
  });

  test('is Korean, and names the firm by its own details', async () => {
    for (const text of textsOf(policyDocumentOf(await firstTextOf(name)))) {
      expect(text).toMatch(/[가-힣]/);
      expect(filledIn(text, firm)).not.toMatch(/[{}]/);
      // A Korean particle directly after a placeholder would be wrong for half of all firms.
      expect(text).not.toMatch(/\}(은|는|이|가|을|를|과|와|으로|로)/);
      expect(text).not.toContain('대검찰청');
    }
  });
});

import type { CaseText } from '@nomucheck/domain/cases/case-record.ts';
import type { LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { isSame } from '@nomucheck/domain/kernel/changes.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';

/**
 * A text is named by its hash, and a hash can name any blob of the vault. So a case may only get texts that came for
 * it; throws `case_edit_failed` otherwise.
 */
export const requireOwnText = (legalCase: LegalCase | null, text: CaseText | null | undefined): void => {
  if (text === undefined || text === null || !legalCase) return;
  const own = [legalCase.draft.text, legalCase.record?.text ?? null];
  if (!own.some((each) => isSame(each, text))) {
    throw new DomainError('case_edit_failed', { errors: { text: '이 자료의 본문이 아닙니다.' } });
  }
};

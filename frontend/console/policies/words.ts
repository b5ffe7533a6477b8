import type { PolicyDraftOut, PolicyVersionOut } from '@nomucheck/domain/policies/contract.ts';

export const stageNames: Readonly<Record<PolicyDraftOut['stage'], string>> = {
  drafting: '작성 중',
  submitted: '확인 대기',
  approved: '승인됨',
};

export const stateNames: Readonly<Record<PolicyVersionOut['state'], string>> = {
  past: '지난 내용',
  in_force: '시행 중',
  coming: '시행 예정',
  withdrawn: '거둠',
};

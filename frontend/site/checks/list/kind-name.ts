import type { CheckListItem } from '@nomucheck/domain/checks/contract/check.ts';

export const kindName = ({ questionnaire }: Pick<CheckListItem, 'questionnaire'>): string =>
  questionnaire === 'basic' ? '기본 진단' : '상세 진단';

import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { StepName } from '@nomucheck/domain/applications/steps/steps.ts';

/** The words of the application's page. */

export const title = '신청서 쓰기';

export const documentWords: Readonly<Record<DocumentName, { readonly name: string; readonly to: string }>> = {
  relief_application: { name: '부당해고등 구제 신청서', to: '지방노동위원회에 내요' },
  review_application: { name: '재심신청서', to: '지방노동위원회의 판정을 다투려고 중앙노동위원회에 내요' },
  labour_office_petition: { name: '진정서', to: '해고예고수당·임금·퇴직금을 받으려고 노동청에 내요' },
  unfair_labour_practice: { name: '부당노동행위 구제 신청서', to: '지방노동위원회에 내요' },
  equality_correction: { name: '차별적 처우등 시정 신청서', to: '지방노동위원회에 내요' },
  whistleblower_protection: { name: '공익신고자 등 보호조치 신청서', to: '국민권익위원회에 내요' },
  money_compensation_request: { name: '금전보상명령 신청서', to: '복직 대신 돈으로 받으려고 노동위원회에 함께 내요' },
  representative_request: { name: '권리구제 대리인 선임 신청서', to: '무료 대리인을 구하려고 노동위원회에 함께 내요' },
};

export const partNames = {
  employment: '근로관계',
  course: '해고에 이른 경위',
  procedure: '절차가 부당한 점',
  grounds: '사유가 부당한 점',
} as const;

type StepWords = { readonly name: string; readonly title: string };

const steps: Readonly<Record<StepName, StepWords>> = {
  person: { name: '나', title: '신청하는 사람' },
  company: { name: '회사', title: '회사' },
  work: { name: '일', title: '일과 임금' },
  reason: { name: '이유', title: '있었던 일과 이유' },
  evidence: { name: '증거', title: '증거' },
};

/** A request that goes with an application has neither reasons nor evidence of its own. */
const ofRequest: Partial<Readonly<Record<StepName, StepWords>>> = {
  reason: { name: '사건', title: '사건' },
  evidence: { name: '내는 날', title: '내는 날' },
};

export const stepWords = (step: StepName, document: DocumentName): StepWords => {
  const isRequest = document === 'money_compensation_request' || document === 'representative_request';
  if (step === 'reason' && document === 'review_application')
    return { name: steps.reason.name, title: '지방노동위원회의 판정' };
  return (isRequest ? ofRequest[step] : undefined) ?? steps[step];
};

/** Beside the form, wherever one is in it. */
export const leftInWords = (left: number): string => (left === 0 ? '빈 곳 없음' : `${left}곳 남음`);

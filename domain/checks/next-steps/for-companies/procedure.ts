import type { Condition, Conditions } from '../../../rulesets/ruleset.ts';
import { anyHold } from '../../walk/conditions.ts';
import { disciplinary, smallWorkplace } from '../mending/rule.ts';
import { type CompanySituation, whyNoDismissal } from './notice.ts';

/** A step of the procedure that a dismissal has to go through, to tick. */
export type ProcedureStep = {
  /** Never changes: what is ticked is stored by it. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly law?: string;
};

type ProcedureRule = ProcedureStep & {
  /** Of these dismissals alone; absent: of all. */
  readonly when?: readonly Conditions[];
  readonly unless?: readonly Conditions[];
};

const redundancy: Condition = { question: 'intake/ground', is: ['detail-17', 'detail-18'] };
const offerWithdrawn: readonly Conditions[] = [[{ question: 'intake/contract', is: ['not_started'] }]];

/** In the order in which they are gone through. */
const rules: readonly ProcedureRule[] = [
  {
    key: 'no-ban',
    title: '해고가 금지된 기간이 아닌지 확인하기',
    text: '업무상 다치거나 아파 쉬는 기간과 그 뒤 30일, 출산 전후 휴가 기간과 그 뒤 30일, 육아휴직 기간에는 해고할 수 없어요.',
    law: '근로기준법 제23조 제2항, 남녀고용평등법 제19조 제3항',
    unless: offerWithdrawn,
  },
  {
    key: 'facts',
    title: '해고 사유를 날짜가 있는 자료로 갖추기',
    text: '경고, 면담, 평가 기록처럼 그때 만든 자료를 사유마다 붙이세요. 정당한 이유는 회사가 밝혀야 해요.',
    law: '근로기준법 제23조 제1항',
    unless: smallWorkplace,
  },
  {
    key: 'rules',
    title: '취업규칙, 단체협약, 근로계약서의 해고 절차 찾기',
    text: '징계 사유와 종류, 징계위원회, 알리는 기한, 재심을 정한 조항을 찾아 그대로 따르세요. 정한 것이 있으면 직원 수와 상관없이 지켜야 해요.',
  },
  {
    key: 'lighter',
    title: '더 가벼운 처분으로 충분하지 않은지 따져 보기',
    text: '징계기준과 전에 한 처분을 견주어, 경고나 정직으로 충분하다면 해고는 지나치다고 볼 수 있어요.',
    law: '근로기준법 제23조 제1항',
    when: [[disciplinary]],
    unless: smallWorkplace,
  },
  {
    key: 'committee-told',
    title: '징계위원회의 날짜와 징계 사유를 미리 알리기',
    text: '규정이 정한 날까지, 정한 것이 없어도 준비할 시간을 두고 글로 알리세요. 보낸 날을 남기세요.',
    law: '대법원 90다8077, 2010다100919',
    when: [[disciplinary]],
  },
  {
    key: 'heard',
    title: '소명할 기회를 주고 회의록 남기기',
    text: '직원의 말과 낸 자료, 위원의 의결을 회의록에 적으세요. 나오지 않으면 글로 소명할 수 있게 하세요.',
    law: '대법원 90다8077, 2010다100919',
    when: [[disciplinary]],
  },
  {
    key: 'avoidance',
    title: '해고를 피하려는 노력을 하고 날짜를 남기기',
    text: '휴직, 근무시간 단축, 부서 이동, 희망퇴직처럼 해고를 피할 방법을 먼저 해 보세요.',
    law: '근로기준법 제24조 제2항',
    when: [[redundancy]],
    unless: smallWorkplace,
  },
  {
    key: 'selection',
    title: '합리적이고 공정한 기준으로 대상자 고르기',
    text: '기준을 미리 알리고 사람마다 점수와 근거를 남기세요. 성별을 이유로 차별하면 안 돼요.',
    law: '근로기준법 제24조 제2항',
    when: [[redundancy]],
    unless: smallWorkplace,
  },
  {
    key: 'consultation',
    title: '해고하려는 날의 50일 전까지 근로자대표에게 알리고 협의하기',
    text: '해고를 피하는 방법과 대상자를 고르는 기준을 알리고 성실하게 협의한 날짜와 내용을 남기세요.',
    law: '근로기준법 제24조 제3항',
    when: [[redundancy]],
    unless: smallWorkplace,
  },
  {
    key: 'forewarned',
    title: '30일 전에 예고하거나 해고예고수당 준비하기',
    text: '30일 전에 예고하지 못하면 30일분 이상의 통상임금을 주어야 해요. 직원 수와 상관없고, 일한 기간이 3개월 미만이면 예외예요.',
    law: '근로기준법 제26조',
    unless: offerWithdrawn,
  },
  {
    key: 'notice',
    title: '해고 사유와 시기를 적은 통지서 건네기',
    text: '해고일이 되기 전에 종이로 건네고, 받은 날과 서명을 받아 두세요.',
    law: '근로기준법 제27조',
    unless: smallWorkplace,
  },
  {
    key: 'review',
    title: '재심 절차가 있으면 알리고 거치기',
    text: '규정에 재심이 있다면 신청하는 방법과 기한을 통지서와 함께 알리세요. 재심을 거치지 않은 징계해고는 무효가 될 수 있어요.',
    when: [[disciplinary]],
  },
  {
    key: 'paid',
    title: '14일 안에 임금과 퇴직금 지급하기',
    text: '남은 임금, 쓰지 않은 연차의 수당, 퇴직금을 퇴직한 날부터 14일 안에 지급하세요. 해고를 다투는 중이어도 마찬가지예요.',
    law: '근로기준법 제36조, 근로자퇴직급여보장법 제9조',
    unless: offerWithdrawn,
  },
  {
    key: 'kept',
    title: '해고에 관한 서류를 3년 동안 보관하기',
    text: '근로계약서, 임금대장, 통지서와 회의록을 함께 보관하세요.',
    law: '근로기준법 제42조',
  },
];

/** What the procedure of this dismissal asks for, in order; nothing where the company dismisses nobody any more. */
export const procedureFor = (situation: CompanySituation): readonly ProcedureStep[] => {
  const { answers, today } = situation;
  if (whyNoDismissal(situation) !== null) return [];
  return rules
    .filter(({ when, unless = [] }) => {
      const applies = when === undefined || anyHold(when, answers, today);
      return applies && !anyHold(unless, answers, today);
    })
    .map(({ key, title, text, law }) => ({ key, title, text, ...(law === undefined ? {} : { law }) }));
};

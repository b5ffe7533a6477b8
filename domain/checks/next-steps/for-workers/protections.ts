import { isSmall } from '../../../claims/ending.ts';
import { koreanDateWithDay } from '../../../kernel/korean/korean-formats.ts';
import type { RouteName } from '../../../rulesets/ruleset.ts';
import { isPending } from '../../../rulesets/stages.ts';
import { type NextStep, openRoute, protectionsOf, type Situation, stageOf } from '../../next-step.ts';

/** A step for each state in which a person is protected, with the body that is in charge of it and its period. */
export const protection = (situation: Situation): readonly NextStep[] => {
  const has = (...values: readonly string[]): boolean => protectionsOf(situation).some((one) => values.includes(one));
  const isOpen = (name: RouteName): boolean => openRoute(situation, name) !== undefined;
  return [
    ...(has('work_injury') ? [workInjury] : []),
    ...(has('work_injury', 'birth', 'on_childcare_leave') ? [bannedPeriod(situation)] : []),
    ...(isOpen('equality_correction') ? [equality(situation)] : []),
    ...(isOpen('unfair_labour_practice') ? [union(situation)] : []),
    ...(has('childcare_leave') ? [childcareLeave] : []),
    ...(has('labour_office') ? [labourOfficeReport] : []),
    ...(has('harassment') && !isSmall(situation.answers) ? [harassment] : []),
  ];
};

const workInjury: NextStep = {
  key: 'work-injury',
  title: '산재 요양급여를 신청해요',
  text: '회사가 도와주지 않아도 근로복지공단(1588-0075)에 본인이 신청할 수 있어요. 승인되기 전이라도 치료받은 날과 쉰 날이 보이는 진단서와 사고 기록을 모으세요. 출근하며 치료받은 기간도 쉰 기간에 들 수 있어요.',
  law: '산업재해보상보험법 제41조, 대법원 2018두43958',
};

const bannedPeriod = (situation: Situation): NextStep => {
  const chosen = protectionsOf(situation);
  const hasLeave = chosen.includes('on_childcare_leave');
  const hasRest = chosen.includes('work_injury') || chosen.includes('birth');
  return {
    key: 'banned-period',
    title: '해고가 금지된 기간인지 날짜로 밝혀요',
    text: '쉬기 시작한 날과 끝난 날, 해고한 날을 나란히 적어 두세요. 금지된 기간의 해고는 직원 수와 상관없이 효력이 없고 처벌되는 일이어서, 노동청에 진정하거나 고소할 수 있어요(국번 없이 1350). 복직과 임금은 노동위원회나 법원에서 따로 다퉈요.',
    law: [
      ...(hasRest ? ['근로기준법 제23조 제2항, 제107조'] : []),
      ...(hasLeave ? ['남녀고용평등법 제19조 제3항, 제37조 제2항'] : []),
    ].join(', '),
  };
};

const untilOf = (situation: Situation, route: RouteName): string => {
  const day = openRoute(situation, route)?.deadline;
  return day === undefined ? '' : ` 마지막 날은 ${koreanDateWithDay(day)}이에요.`;
};

const equality = (situation: Situation): NextStep => ({
  key: 'equality',
  title: '성차별·성희롱 시정신청의 기한을 챙겨요',
  text: `성별·혼인·임신·출산이나 성희롱 신고를 이유로 한 해고라면 6개월 안에 지방노동위원회에 시정을 신청할 수 있어요.${untilOf(situation, 'equality_correction')} 그 이유가 아니라는 것은 회사가 밝혀야 해요. 부당해고 구제신청의 기한은 따로 흘러요.`,
  law: '남녀고용평등법 제26조, 제30조',
  leadsTo: 'application',
});

const union = (situation: Situation): NextStep => ({
  key: 'union',
  title: '부당노동행위 구제신청을 함께 내요',
  text: `노동조합 활동을 이유로 한 해고라면 3개월 안에 지방노동위원회에 신청해요.${untilOf(situation, 'unfair_labour_practice')} ${
    isPending(stageOf(situation))
      ? '이미 낸 구제신청과 함께 심리해 달라고(병합) 하세요.'
      : '부당해고 구제신청과 함께 내면 한꺼번에 심리해요(병합).'
  } 그 이유라는 것은 근로자 쪽이 밝혀야 하니 노동조합과 자료를 모으세요.`,
  law: '노동조합법 제81조 제1항 제1호, 제82조',
  leadsTo: 'application',
});

const childcareLeave: NextStep = {
  key: 'childcare-leave',
  title: '육아휴직 등을 이유로 한 해고는 노동청에도 신고해요',
  text: '직원 수와 상관없이 금지되고 처벌되는 일이라 노동청에 진정하거나 고소할 수 있어요(국번 없이 1350). 신청한 날, 회사가 안 날, 해고한 날을 날짜순으로 적으세요. 노동위원회의 6개월 시정신청에는 들어가지 않아서, 복직은 구제신청이나 소송으로 다퉈요.',
  law: '남녀고용평등법 제19조 제3항·제18조의2 제5항·제19조의2 제5항·제22조의2 제6항, 제37조',
};

const labourOfficeReport: NextStep = {
  key: 'labour-office-report',
  title: '신고한 뒤의 보복이라고 노동청에 알려요',
  text: '노동관계법 위반을 신고했다는 이유로 한 해고는 직원 수와 상관없이 금지되고 처벌되는 일이에요. 신고한 날과 해고한 날, 그사이 회사가 한 말을 적어 먼저 낸 사건의 담당 감독관에게 알리세요.',
  law: '근로기준법 제104조(2026년 12월 7일까지 제104조 제2항), 제110조',
};

const harassment: NextStep = {
  key: 'harassment',
  title: '괴롭힘을 신고한 뒤의 보복이라고 노동청에 알려요',
  text: '괴롭힘을 신고했거나 피해를 입었다는 이유로 한 해고는 금지되고 처벌되는 일이에요. 신고한 날과 회사의 조사, 해고한 날을 날짜순으로 적어 노동청(국번 없이 1350)에 알리세요.',
  law: '근로기준법 제76조의3 제6항, 제109조',
};

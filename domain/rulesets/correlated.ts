import type { CorrelatedItems, SectionId } from './ruleset.ts';

const counted = '가장 크게 반영한 답 하나만 세어요.';

const group = (section: SectionId, items: readonly string[], why: string): CorrelatedItems => ({
  items: items.map((item) => `${section}/${item}`),
  why: `${why} ${counted}`,
});

/** Whether there was an employment, and what protects it (1 to 8). */
const statusAndNotice: readonly CorrelatedItems[] = [
  group(
    'detail-1',
    ['alternative-offered', 'replacement-hired'],
    '취소를 피할 길이 있었는지를 두 문항이 함께 여쭈어요. 같은 일에 다른 사람을 뽑은 것은 피하려고 하지 않았다는 뜻이에요(대법원 2018두44647).',
  ),
  group(
    'detail-2',
    ['probation-in-contract', 'refusal-after-appraisal-in-contract', 'probation-had-ended'],
    '셋 모두 정식 직원과 같은 기준으로 볼지를 여쭈는 문항이에요.',
  ),
  group(
    'detail-2',
    ['appraised', 'appraisal-basis-explained', 'chance-to-improve'],
    '평가와 그 근거, 개선 기회는 같은 사정을 이어서 묻는 문항이에요.',
  ),
  group(
    'detail-4',
    ['client-gave-orders', 'mixed-with-client-staff'],
    '원청의 지시와 섞여 일한 것은 원청의 사업에 들어가 일했다는 한 사정이에요(대법원 2010다106436).',
  ),
  group(
    'detail-5',
    ['in-company-register', 'registered-in-name-only'],
    '등기와 그 등기가 이름뿐이었는지는 등기를 얼마나 무겁게 볼지를 함께 여쭈는 문항이에요.',
  ),
  group(
    'detail-5',
    ['reported-to-superior', 'staff-rules-applied'],
    '보고와 승인, 취업규칙의 적용은 지휘를 받았다는 한 사정이에요.',
  ),
  group(
    'detail-5',
    ['same-work-after-promotion', 'severance-paid-at-promotion'],
    '두 문항 모두 직원 때의 근로관계가 이어졌는지를 여쭈어요.',
  ),
  group(
    'detail-7',
    ['under-five', 'run-as-one-business', 'five-together'],
    '세 문항이 직원이 5명보다 적다는 한 가지 사정을 이어서 여쭈어요.',
  ),
  group(
    'detail-7',
    ['protected-leave', 'protected-reason'],
    '쉬는 기간의 해고와 그 이유의 해고는 법이 금지한 해고인지를 함께 여쭈는 문항이에요.',
  ),
  group(
    'detail-8',
    ['forced-or-deceived', 'threatened-with-discipline'],
    '강요와 징계·고소 이야기는 사직서를 쓰게 된 한 상황이에요.',
  ),
  group(
    'detail-8',
    ['resignation-withdrawn', 'protested-promptly'],
    '철회와 항의는 사직이 본뜻이 아니었음을 얼마나 빨리 알렸는지를 함께 여쭈는 문항이에요.',
  ),
];

/** The reason that the company gave (9 to 22). What the law asks for separately stays apart: procedure, equality, proportion. */
const grounds: readonly CorrelatedItems[] = [
  group(
    'detail-9',
    ['ground-in-rules', 'scattered-over-a-year'],
    '흩어진 결근인지는 규정의 해고 기준에 이르는지를 가리는 사정이어서 같은 것을 여쭈어요(대법원 94다46596).',
  ),
  group(
    'detail-10',
    ['told-or-applied', 'leave-granted', 'refusal-explained', 'evidence-afterwards'],
    '연락, 허락, 거절한 이유, 나중에 낸 자료는 승인 없는 결근인지를 이어서 여쭈는 문항이에요.',
  ),
  group(
    'detail-10',
    ['called-back-to-work', 'automatic-resignation-rule'],
    '출근을 독촉하지 않은 것과 자동으로 퇴사 처리한 것은 해고를 신중히 살피지 않았다는 한 사정이에요.',
  ),
  group(
    'detail-11',
    ['within-contract', 'unlawful-order', 'apology-letter', 'against-relief-order'],
    '네 문항 모두 따를 의무가 있는 지시였는지를 여쭈어요.',
  ),
  group(
    'detail-11',
    ['transfer-need-explained', 'transfer-hardship', 'transfer-consulted'],
    '전보는 업무상 필요와 생활상 불이익을 견주고 협의했는지를 함께 보아 한 번에 판단해요(대법원 95다10778).',
  ),
  group(
    'detail-12',
    ['competing-work', 'on-working-time', 'work-suffered'],
    '세 문항 모두 겸직이 회사 일에 지장을 주었는지를 여쭈어요.',
  ),
  group(
    'detail-13',
    ['reached-outsiders', 'gained-by-it'],
    '밖에 넘긴 것과 그 대가는 한 유출의 무게를 여쭈는 문항이에요.',
  ),
  group(
    'detail-14',
    ['made-public', 'excess-disclosed'],
    '공개와 그 범위는 알린 방법이 지나쳤는지를 함께 여쭈는 문항이에요.',
  ),
  group(
    'detail-14',
    ['within-two-years', 'report-itself-is-reason', 'reason-raised-only-after'],
    '세 문항 모두 해고가 신고 때문인지를 여쭈어요.',
  ),
  group(
    'detail-15',
    ['material-to-hiring', 'understated', 'related-to-work'],
    '세 문항 모두 사실과 다른 내용이 얼마나 중요했는지를 여쭈어요(대법원 2009두16763).',
  ),
  group(
    'detail-17',
    ['losses', 'hiring-or-bonuses'],
    '적자와 채용·성과급은 긴박한 경영상 필요가 있었는지를 함께 여쭈는 문항이에요(근로기준법 제24조 제1항).',
  ),
  group(
    'detail-17',
    ['criteria-announced', 'selection-explained'],
    '기준과 그 설명은 합리적이고 공정하게 골랐는지를 함께 여쭈는 문항이에요(근로기준법 제24조 제2항).',
  ),
  group(
    'detail-18',
    ['business-goes-on', 'dispute-before-closure'],
    '사업을 이어 가는 것과 폐업 직전의 다툼은 위장폐업인지를 함께 여쭈는 문항이에요(대법원 2010다13282).',
  ),
  group(
    'detail-18',
    ['similar-work-left', 'transfer-offered', 'offer-refused', 'succession-arranged'],
    '남은 일, 옮기라는 제안, 새 업체로의 연결은 해고를 피하려고 노력했는지를 함께 여쭈는 문항이에요(대법원 2010다92148).',
  ),
  group(
    'detail-19',
    ['driving-is-the-job', 'on-duty-or-company-car'],
    '운전직인지와 근무 중이었는지는 회사 일과 얼마나 관련된 일이었는지를 함께 여쭈는 문항이에요(대법원 93누23275).',
  ),
  group(
    'detail-19',
    ['heavier-than-standard', 'others-treated-lighter'],
    '징계기준과 다른 직원의 전례는 처분의 형평을 함께 여쭈는 문항이에요.',
  ),
  group(
    'detail-20',
    ['within-a-year-of-report', 'reason-raised-before-report'],
    '신고와의 간격, 전부터 문제 삼았는지는 해고가 신고 때문인지를 함께 여쭈는 문항이에요(대법원 2016다202947).',
  ),
  group(
    'detail-21',
    ['criteria-announced', 'several-appraisers'],
    '평가 기준과 여러 사람의 평가는 평가가 공정했는지를 함께 여쭈는 문항이에요(대법원 2018다253680).',
  ),
  group(
    'detail-21',
    ['low-for-years', 'slightly-below-others'],
    '두 문항 모두 상당한 기간 최소한의 기대에도 못 미쳤는지를 여쭈어요(대법원 2018다253680).',
  ),
  group(
    'detail-21',
    ['chance-to-improve', 'improved-afterwards'],
    '개선 기회와 그 뒤의 변화는 나아질 가능성이 있었는지를 함께 여쭈는 문항이에요(대법원 2018다253680).',
  ),
  group(
    'detail-21',
    ['outside-causes', 'long-standby'],
    '업무 변경, 시장 상황, 긴 대기발령은 본인 탓이 아닌 부진이라는 한 사정이에요.',
  ),
  group(
    'detail-22',
    ['other-side-started', 'union-or-rightful-protest'],
    '두 문항 모두 그 일이 일어난 동기와 경위를 여쭈어요.',
  ),
];

/**
 * Items about one circumstance, each group with its reason: of those that raise the figure the strongest counts, and of those that
 * lower it. Which items belong together is the firm's judgement, which the attorneys confirm.
 */
export const standardCorrelated: readonly CorrelatedItems[] = [...statusAndNotice, ...grounds];

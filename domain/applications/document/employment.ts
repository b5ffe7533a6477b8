import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { choiceAnswered, dayAnswered, type Material, written } from '../basis.ts';
import { actOf, endOf, isToCome } from './act.ts';
import { clientIsSued, sentByOtherFirm, workers } from './parties.ts';
import { blank, dayOrBlank, law, orBlank, type Sentence, said, sentence } from './sentence.ts';

/** Who the two sides are, and how the applicant was employed. */

export const sides = (material: Material): readonly Sentence[] =>
  clientIsSued(material)
    ? [whoApplies(material), ...bothEmployers(material)]
    : [whoApplies(material), whoEmploys(material)];

const whoApplies = (material: Material): Sentence => {
  const company = orBlank(written(material, 'companyName'), '회사 이름을');
  const joined = dayOrBlank(dayAnswered(material, 'intake/joined'), '입사한 날을');
  const end = dayOrBlank(endOf(material), '해고된 날을');
  const { who, from } = actOf(material);
  if (material.answers.get('intake/contract') === 'not_started')
    return sentence`신청인은 ${joined}에 ${company}에서 합격 통보를 받았으나 ${end}에 ${said(who, from)} 근로자입니다.`;
  const duty = orBlank(written(material, 'duty'), '담당한 업무를');
  const works = said(isToCome(material) ? '업무를 하고 있으며' : '업무를 하다가', from);
  return sentence`신청인은 ${joined}에 ${company}에 입사하여 ${duty} ${works} ${end}에 ${said(who, from)} 근로자입니다.`;
};

const business = (material: Material) => orBlank(written(material, 'businessKind'), '업종을');

const whoEmploys = (material: Material): Sentence =>
  sentence`피신청인은 ${business(material)} 사업을 하면서 직원 ${workers(material)}을 두고 있는 사용자입니다.`;

const agency =
  '파견근로자의 해고에 관하여는 파견사업주를 사용자로 봅니다(파견근로자 보호 등에 관한 법률 제34조 제1항).';

/** What makes the client the real employer: as far as the answers say so. */
const clientFacts = ['detail-4/client-gave-orders', 'detail-4/mixed-with-client-staff', 'detail-4/supplier-is-nominal'];

const bothEmployers = (material: Material): readonly Sentence[] => {
  const sent = sentByOtherFirm(material);
  const grounds = clientFacts.filter(
    (key) => material.stated.get(key) === 'yes' && !material.fields.omitted?.includes(key),
  );
  const [ground] = grounds;
  return [
    sentence`피신청인 1은 ${business(material)} 사업을 하는 사용자로서 ${said('신청인이 소속된 업체', sent ?? { law: true })}입니다.`,
    sentence`${law(agency)}`,
    sentence`피신청인 2는 ${said('신청인이 실제로 일한 회사', sent ?? { law: true })}입니다.`,
    ground === undefined
      ? sentence`피신청인 2를 실질적인 사용자로 보아야 하는 까닭은 ${blank('원청의 지시처럼 피신청인 2를 사용자로 볼 까닭을')}입니다.`
      : sentence`아래와 같이 ${said('일한 모습', { answer: ground })}에 비추어 피신청인 2가 실질적인 사용자라고 볼 수 있으므로 함께 피신청인으로 합니다.`,
  ];
};

const forms: Readonly<Record<string, string>> = {
  regular: '기간을 정하지 않은 근로자(정규직)로',
  fixed_term: '기간을 정한 근로자(기간제)로',
  probation: '수습(시용) 중인 근로자로',
  dispatched: '파견·용역·도급 업체에 소속되어',
  freelance: '프리랜서·위탁 계약의 형식으로',
  executive: '임원의 직함으로',
};

export const employmentIs = (material: Material): readonly Sentence[] => {
  const contract = choiceAnswered(material, 'intake/contract');
  const form = contract && forms[contract.value];
  const pay = sentence`신청인의 월 임금(세금을 떼기 전)은 ${orBlank(written(material, 'monthlyPay'), '한 달 임금을')}입니다.`;
  const worked = isToCome(material) ? '일하고 있습니다' : '일하였습니다';
  return [
    ...(contract && form ? [sentence`신청인은 ${said(`${form} ${worked}`, contract.from)}.`] : []),
    ...(contract?.value === 'not_started' ? [] : [pay]),
    ...hours(material.answers.get('intake/hours'), isToCome(material)),
  ];
};

/** A break that was left empty is stored as none, so none is not a fact that was given. */
const hours = (value: AnswerValue | undefined, goesOn: boolean): readonly Sentence[] => {
  if (typeof value !== 'object' || value === null || !('start' in value)) return [];
  const { start, end, breakMinutes } = value;
  const rest = breakMinutes > 0 ? `(쉬는 시간 ${breakMinutes}분)` : '';
  const span = said(`${start}부터 ${end}까지${rest}`, { answer: 'intake/hours' });
  return [goesOn ? sentence`일하는 시간은 ${span}입니다.` : sentence`일하는 시간은 ${span}였습니다.`];
};

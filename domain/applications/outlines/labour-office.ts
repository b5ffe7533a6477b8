import { addDays, addMonths, daysBetween, isLocalDate, koreanText } from '../../kernel/korean/korean-date.ts';
import { choiceAnswered, dayAnswered, type Material, type Source, type Sourced, written } from '../basis.ts';
import { endOf, isToCome } from '../document/act.ts';
import type { FiledDocument } from '../document/document.ts';
import { evidence } from '../document/evidence.ts';
import { parties, signature } from '../document/parties.ts';
import { own } from '../document/reasons.ts';
import { blank, law, orBlank, type Sentence, said, sentence } from '../document/sentence.ts';
import { bannedDismissal } from './banned-dismissal.ts';
import { owedOf } from './owed.ts';
import { asked, dismissedDay, employed, heading, paragraph, toFill } from './parts.ts';
import { noticePay } from './wage.ts';

/** 진정서 to the labour office: pay in place of notice (근로기준법 제26조), wages and severance pay (제36조, 제37조), bans. */
export const labourOfficePetition = (material: Material): FiledDocument => ({
  title: '진정서',
  blocks: [
    ...parties(material, { applicant: '진정인', other: '피진정인', employerAlone: true }),
    heading('진정 취지'),
    asked(...payAsked(material), ...owedAsked(material), ...bannedDismissal(material)),
    heading('진정 이유'),
    paragraph(
      employed(material, '진정인은'),
      sentence`진정인의 월 임금(세금을 떼기 전)은 ${orBlank(written(material, 'monthlyPay'), '한 달 임금을')}입니다.`,
      ...payReasons(material),
      ...owedReasons(material),
    ),
    ...own(material, 'course', '있었던 일을 날짜 순서로').map((sentences) => paragraph(...sentences)),
    ...evidence(material),
    ...signature(material, '진정인', {
      kind: 'centred',
      sentences: [sentence`${blank('회사를 맡은 지방고용노동청(지청)의 이름을')} 귀중`],
    }),
  ],
});

const noticeMonths = 3;
const noticeDays = 30;

/** 근로기준법 제26조: 30 days' notice, not in the first three months; null where the answers don't tell. */
export const forewarningMissed = (material: Material): Sourced<boolean> | null => {
  const joined = dayAnswered(material, 'intake/joined');
  const dismissed = dayAnswered(material, 'intake/dismissed');
  if (joined === null || dismissed === null) return null;
  const contract = material.answers.get('intake/contract');
  if (contract === 'not_started' || dismissed.value < addMonths(joined.value, noticeMonths))
    return { value: false, from: dismissed.from };
  // A resignation, and an end that comes by itself, are no dismissal that could be announced.
  const notice = choiceAnswered(material, 'intake/notice');
  if (notice?.value === 'resigned') return { value: false, from: notice.from };
  const byItself = endedByItself(material);
  if (byItself !== null) return { value: false, from: byItself };
  const asked = choiceAnswered(material, 'detail-7/forewarned-thirty-days');
  if (asked?.value === 'yes' || asked?.value === 'no') return { value: asked.value === 'no', from: asked.from };
  const told = written(material, 'noticedOn');
  if (told === null || !isLocalDate(told.value)) return null;
  return { value: daysBetween(told.value, dismissed.value) < noticeDays, from: told.from };
};

/** The answer that says that a term ran out, or that a lawful retirement age was reached. */
const endedByItself = ({ answers }: Pick<Material, 'answers'>): Source | null => {
  if (answers.has('detail-3/renewal-rule')) return { answer: 'detail-3/renewal-rule' };
  if (answers.get('detail-16/retirement-or-term-end') === 'yes') return { answer: 'detail-16/retirement-or-term-end' };
  const retired = answers.get('detail-6/retired-by-age') === 'yes' && answers.get('detail-6/under-sixty') !== 'yes';
  return retired ? { answer: 'detail-6/retired-by-age' } : null;
};

const payAsked = (material: Material): readonly Sentence[] => {
  const missed = forewarningMissed(material);
  if (missed === null) return [toFill('30일 전에 해고를 예고받지 못했다면 해고예고수당(30일분 통상임금)을 구한다고')];
  if (!missed.value) return [];
  const pay = noticePay(material);
  const allowance = said('해고예고수당(30일분 통상임금)', missed.from);
  return [sentence`피진정인이 진정인에게 ${allowance} ${orBlank(pay, '금액을')}을 지급하도록 하는 조치를 구합니다.`];
};

const payReasons = (material: Material): readonly Sentence[] => {
  const missed = forewarningMissed(material);
  if (missed === null) return [toFill('해고를 미리 알려 준 날을')];
  if (!missed.value) return [];
  const pay = noticePay(material);
  return [
    sentence`피진정인은 ${dismissedDay(material)}자 해고를 ${said('30일 전에 예고하지 않았습니다(근로기준법 제26조)', missed.from)}.`,
    ...(pay === null || pay.how === null
      ? []
      : [
          sentence`해고예고수당은 ${said(pay.how, pay.from)}로 계산하였고, 통상임금이 달리 확인되면 그에 따르겠습니다.`,
        ]),
  ];
};

const owedAsked = (material: Material): readonly Sentence[] => {
  const owed = owedOf(material);
  if (owed === null) return [toFill('받지 못한 임금이나 퇴직금이 있으면 그 종류와 금액을')];
  return [
    ...owed.kinds.map(
      (kind) =>
        sentence`피진정인이 진정인에게 ${said(kind, owed.from)} ${blank(`${kind}의 금액을`)}을 지급하도록 하는 조치를 구합니다.`,
    ),
    ...(owed.kinds.length === 0
      ? []
      : [
          sentence`${said('피진정인이 위 미지급 금품에 대하여 근로기준법 제37조에 따라 시행령이 정한 이율의 지연이자를 지급하도록 하는 조치를 구합니다.', owed.from)}`,
        ]),
  ];
};

const daysToPay = 14;

/** 근로기준법 제36조: within 14 days of the end; 제37조: interest from the day after. */
const owedReasons = (material: Material): readonly Sentence[] => {
  const owed = owedOf(material);
  const end = endOf(material);
  if (owed === null || owed.kinds.length === 0) return [];
  const what = said(owed.kinds.join(', '), owed.from);
  if (end === null || isToCome(material)) return [sentence`진정인은 ${what}을 받지 못하였습니다.`];
  const lastDay = addDays(end.value, daysToPay);
  if (material.today <= lastDay)
    return [
      sentence`진정인은 ${what}을 아직 받지 못하였습니다.`,
      sentence`피진정인은 이를 ${said(`퇴직한 날부터 14일이 되는 ${koreanText(lastDay)}까지`, end.from)} 지급하여야 합니다(근로기준법 제36조).`,
    ];
  return [
    sentence`피진정인은 ${what}을 ${said(`퇴직한 날부터 14일이 되는 ${koreanText(lastDay)}까지`, end.from)} 지급하지 않았습니다(근로기준법 제36조).`,
    sentence`${law('그다음 날부터는 근로기준법 제37조의 지연이자가 발생합니다.')}`,
  ];
};

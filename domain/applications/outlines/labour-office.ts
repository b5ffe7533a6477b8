import { addMonths, daysBetween, isLocalDate } from '../../kernel/korean-date.ts';
import { choiceAnswered, dayAnswered, type Material, type Sourced, written } from '../basis.ts';
import type { FiledDocument } from '../document/document.ts';
import { parties, signature } from '../document/parties.ts';
import { own } from '../document/reasons.ts';
import { evidenceList } from '../document/relief-application.ts';
import { blank, orBlank, type Sentence, said, sentence } from '../document/sentence.ts';
import { asked, dismissedDay, employed, heading, paragraph, toFill } from './parts.ts';

/** 진정서 to the labour office: pay in place of notice (근로기준법 제26조), wages and severance pay (제36조). */
export const labourOfficePetition = (material: Material): FiledDocument => ({
  title: '진정서',
  blocks: [
    ...parties(material, { applicant: '진정인', other: '피진정인' }),
    heading('진정 취지'),
    asked(...payAsked(material), toFill('받지 못한 임금이나 퇴직금이 있으면 그 종류와 금액을')),
    heading('진정 이유'),
    paragraph(
      employed(material, '진정인은'),
      sentence`진정인의 월 임금(세금을 떼기 전)은 ${orBlank(written(material, 'monthlyPay'), '한 달 임금을')}입니다.`,
      ...payReasons(material),
    ),
    ...own(material, 'course', '있었던 일을 날짜 순서로').map((sentences) => paragraph(...sentences)),
    heading('증거'),
    evidenceList(material),
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
  if (
    material.answers.get('intake/contract') === 'not_started' ||
    dismissed.value < addMonths(joined.value, noticeMonths)
  )
    return { value: false, from: dismissed.from };
  const asked = choiceAnswered(material, 'detail-7/forewarned-thirty-days');
  if (asked?.value === 'yes' || asked?.value === 'no') return { value: asked.value === 'no', from: asked.from };
  const told = written(material, 'noticedOn');
  if (told === null || !isLocalDate(told.value)) return null;
  return { value: daysBetween(told.value, dismissed.value) < noticeDays, from: told.from };
};

const payAsked = (material: Material): readonly Sentence[] => {
  const missed = forewarningMissed(material);
  if (missed === null) return [toFill('30일 전에 해고를 예고받지 못했다면 해고예고수당(30일분 통상임금)을 구한다고')];
  if (!missed.value) return [];
  return [
    sentence`피진정인이 진정인에게 ${said('해고예고수당(30일분 통상임금)', missed.from)} ${blank('금액을')}을 지급하도록 하는 조치를 구합니다.`,
  ];
};

const payReasons = (material: Material): readonly Sentence[] => {
  const missed = forewarningMissed(material);
  if (missed === null) return [toFill('해고를 미리 알려 준 날을')];
  if (!missed.value) return [];
  const day = dismissedDay(material);
  return [
    sentence`피진정인은 ${day}자 해고를 ${said('30일 전에 예고하지 않았습니다(근로기준법 제26조)', missed.from)}.`,
  ];
};

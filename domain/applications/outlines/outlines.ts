import type { Material } from '../basis.ts';
import type { Block, FiledDocument } from '../document/document.ts';
import { evidence } from '../document/evidence.ts';
import { parties, signature } from '../document/parties.ts';
import { own } from '../document/reasons.ts';
import { addressee } from '../document/relief-application.ts';
import { blank, law, sentence } from '../document/sentence.ts';
import {
  asked,
  dismissedDay,
  employed,
  factsAmong,
  heading,
  paragraph,
  recognised,
  reinstated,
  toFill,
} from './parts.ts';

/** Outlines for the other bodies that a section's route leads to. Each has the shape that its body expects. */

const commissionSides = { applicant: '신청인', other: '피신청인' };

const filedWithCommission = (material: Material): readonly Block[] =>
  signature(material, commissionSides.applicant, addressee(material));

const whatHappened = (material: Material): readonly Block[] =>
  own(material, 'course', '있었던 일을 날짜 순서로').map((sentences) => paragraph(...sentences));

/** 노동조합법 제82조. */
export const unfairLabourPractice = (material: Material): FiledDocument => ({
  title: '부당노동행위 구제 신청서',
  blocks: [
    ...parties(material, commissionSides),
    heading('신청 취지'),
    asked(recognised(material, '부당노동행위'), reinstated(material)),
    heading('부당노동행위를 구성하는 구체적인 사실'),
    paragraph(
      employed(material, '신청인은'),
      ...factsAmong(material, [
        'detail-7/union-activity',
        'detail-17/selected-for-union',
        'detail-18/dispute-before-closure',
        'detail-22/union-or-rightful-protest',
      ]),
    ),
    paragraph(
      toFill('노동조합의 이름과, 언제 가입하고 무슨 활동을 했는지를'),
      toFill('회사가 그 활동을 언제 알았고 그 뒤 어떻게 대했는지를'),
    ),
    ...whatHappened(material),
    paragraph(
      sentence`${law('같은 해고에 대한 부당해고 구제신청이 있으면 두 사건을 병합하여 심리하여 주시기 바랍니다.')}`,
    ),
    ...evidence(material),
    ...filedWithCommission(material),
  ],
});

/** 남녀고용평등법 제26조. */
export const equalityCorrection = (material: Material): FiledDocument => ({
  title: '차별적 처우등 시정 신청서',
  blocks: [
    ...parties(material, commissionSides),
    heading('신청 취지'),
    asked(
      recognised(material, '남녀고용평등과 일·가정 양립 지원에 관한 법률에서 금지한 차별적 처우 또는 불리한 처우'),
      reinstated(material),
    ),
    heading('차별적 처우등의 내용'),
    paragraph(
      employed(material, '신청인은'),
      ...factsAmong(material, [
        'detail-7/sexual-harassment-report',
        'detail-7/sex-marriage-pregnancy',
        'detail-17/selected-for-sex-or-pregnancy',
        'detail-20/accused',
        'detail-20/report-of-sexual-harassment',
        'detail-20/within-a-year-of-report',
        'detail-20/employer-investigated',
        'detail-20/reason-raised-before-report',
      ]),
    ),
    paragraph(
      toFill('언제 누구에게 신고했거나 임신·출산 등을 알렸는지를'),
      toFill('다른 성별이나 다른 직원과 어떻게 다르게 대했는지를'),
    ),
    ...whatHappened(material),
    ...evidence(material),
    ...filedWithCommission(material),
  ],
});

/** 공익신고자 보호법 제17조. */
export const whistleblowerProtection = (material: Material): FiledDocument => ({
  title: '공익신고자 등 보호조치 신청서',
  blocks: [
    ...parties(material, { applicant: '신청인', other: '불이익조치를 한 자' }),
    heading('공익신고'),
    paragraph(
      toFill('신고한 날과 신고한 기관을'),
      toFill('신고한 내용과 어긴 법률을'),
      ...factsAmong(material, [
        'detail-7/public-interest-report',
        'detail-14/reported-to-authority',
        'detail-14/report-well-founded',
        'detail-14/raised-inside-first',
      ]),
    ),
    heading('불이익조치'),
    paragraph(
      employed(material, '신청인은'),
      ...factsAmong(material, [
        'detail-14/within-two-years',
        'detail-14/report-itself-is-reason',
        'detail-14/reason-raised-only-after',
      ]),
    ),
    ...whatHappened(material),
    heading('신청하는 보호조치'),
    asked(
      sentence`${dismissedDay(material)}의 불이익조치를 취소하고 원상으로 회복하도록 하는 조치`,
      sentence`${blank('차별 지급되거나 받지 못한 임금과 그 금액을')}`,
    ),
    ...evidence(material),
    ...signature(material, '신청인', {
      kind: 'centred',
      sentences: [sentence`${law('국민권익위원회 귀중')}`],
    }),
  ],
});

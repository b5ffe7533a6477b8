import { type Material, written } from '../basis.ts';
import type { FiledDocument } from '../document/document.ts';
import { parties, signature } from '../document/parties.ts';
import { addressee } from '../document/relief-application.ts';
import { blank, law, orBlank, sentence } from '../document/sentence.ts';
import { asked, employed, heading, paragraph, recognised, toFill } from './parts.ts';

/** Requests that go with an application to a commission. */

const applicant = '신청인';
const caseNumber = (material: Material) => ({
  label: '사건번호',
  filled: sentence`${orBlank(written(material, 'caseNumber'), '사건번호를(구제신청서와 함께 내면 비워 두고)')}`,
});

/** 근로기준법 제30조 제3항: money of at least the wages of the time since the dismissal, in place of reinstatement. */
export const moneyCompensationRequest = (material: Material): FiledDocument => ({
  title: '금전보상명령 신청서',
  blocks: [
    ...parties(material, { applicant, other: '피신청인' }),
    heading('사건'),
    { kind: 'boxes', boxes: [caseNumber(material)] },
    heading('신청 취지'),
    asked(
      recognised(material, '부당해고'),
      sentence`${law('이 사건 사용자에게, 이 사건 근로자의 원직복직을 갈음하여 해고기간 동안 근로하였다면 받을 수 있었던 임금 상당액 이상의 금품을 지급하도록 명하여 주시기 바랍니다(근로기준법 제30조 제3항).')}`,
      sentence`신청하는 보상금액은 ${orBlank(written(material, 'compensation'), '구하는 금액과 그 계산을')}입니다.`,
    ),
    heading('신청 이유'),
    paragraph(
      employed(material, `${applicant}은`),
      sentence`신청인의 월 임금(세금을 떼기 전)은 ${orBlank(written(material, 'monthlyPay'), '한 달 임금을')}입니다.`,
      toFill('원직복직을 원하지 않는 까닭을'),
    ),
    ...signature(material, applicant, addressee(material)),
  ],
});

/** 노동위원회법 제6조의2: a lawyer or a certified labour attorney who acts free of charge. */
export const representativeRequest = (material: Material): FiledDocument => ({
  title: '권리구제 대리인 선임 신청서',
  blocks: [
    ...parties(material, { applicant, other: '피신청인' }),
    heading('사건'),
    { kind: 'boxes', boxes: [caseNumber(material)] },
    heading('신청 취지'),
    asked(
      sentence`${law('신청인의 구제신청 사건에 변호사나 공인노무사를 권리구제 대리인으로 선임하여 주시기 바랍니다(노동위원회법 제6조의2).')}`,
    ),
    heading('신청 이유'),
    paragraph(
      employed(material, `${applicant}은`),
      sentence`신청인의 월 임금(세금을 떼기 전)은 ${orBlank(written(material, 'monthlyPay'), '한 달 임금을')}입니다.`,
    ),
    heading('함께 내는 서류'),
    asked(sentence`${blank('임금을 보여 주는 서류(급여명세서, 통장 내역)의 이름을')}`),
    ...signature(material, applicant, addressee(material)),
  ],
});

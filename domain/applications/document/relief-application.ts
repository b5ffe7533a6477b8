import { responsibleCommission } from '../../checks/labour-commissions.ts';
import { choiceAnswered, dayAnswered, type Material, written } from '../basis.ts';
import { actOf } from './act.ts';
import type { Block, FiledDocument } from './document.ts';
import { parties, signature } from './parties.ts';
import { linesOf, reasons } from './reasons.ts';
import { blank, dayOrBlank, orBlank, type Sentence, said, sentence } from './sentence.ts';

/** 부당해고등 구제신청서 (근로기준법 제28조, 노동위원회규칙 제39조), as far as the answers and the fields fill it in. */
export const reliefApplication = (material: Material): FiledDocument => ({
  title: '부당해고등 구제 신청서',
  blocks: [
    ...parties(material, { applicant: '신청인', other: '피신청인' }),
    { kind: 'heading', text: '해고' },
    {
      kind: 'boxes',
      boxes: [
        { label: '입사일', filled: sentence`${dayOrBlank(dayAnswered(material, 'intake/joined'), '입사한 날을')}` },
        { label: '해고일', filled: sentence`${dayOrBlank(dayAnswered(material, 'intake/dismissed'), '해고된 날을')}` },
        {
          label: '통보받은 날',
          filled: sentence`${dayOrBlank(written(material, 'noticedOn'), '통보받은 날을')}`,
        },
        { label: '월 임금', filled: sentence`${orBlank(written(material, 'monthlyPay'), '한 달 임금을')}` },
      ],
    },
    { kind: 'heading', text: '신청 취지' },
    { kind: 'list', numbered: 'plain', sentences: purpose(material) },
    { kind: 'heading', text: '신청 이유' },
    ...reasons(material),
    { kind: 'heading', text: '증거' },
    evidenceList(material),
    ...signature(material, '신청인', addressee(material)),
  ],
});

/** What the commission is asked to order, in the words of its orders. */
const purpose = (material: Material): readonly Sentence[] => {
  const act = actOf(material);
  const day = dayOrBlank(dayAnswered(material, 'intake/dismissed'), '해고된 날을');
  return [
    sentence`이 사건 사용자가 ${day} 이 사건 근로자에게 한 ${said(act.topic, act.from)} 부당해고임을 인정한다.`,
    relief(material),
  ];
};

const pay = '해고기간 동안 정상적으로 근로하였다면 받을 수 있었던 임금상당액';

const relief = ({ fields }: Material): Sentence => {
  const from = { field: 'relief' } as const;
  if (fields.relief === 'reinstatement')
    return sentence`${said(`이 사건 사용자는 이 사건 근로자를 원직에 복직시키고, ${pay}을 지급하라.`, from)}`;
  if (fields.relief === 'money')
    return sentence`${said(`이 사건 사용자는 이 사건 근로자에게 원직복직을 갈음하여 ${pay} 이상의 금품을 지급하라.`, from)}`;
  return sentence`${blank('원직복직과 금전보상 가운데 무엇을 원하는지를')}`;
};

/** What the person names, a line each. */
export const evidenceList = (material: Material): Block => {
  const known = written(material, 'evidence');
  const sentences =
    known === null
      ? [sentence`${blank('함께 내는 증거의 이름을')}`]
      : linesOf(known.value).map((line) => sentence`${said(line, known.from)}`);
  return { kind: 'list', numbered: 'evidence', sentences };
};

/** The regional commission of the workplace. */
export const addressee = (material: Material): Block => {
  const responsible = responsibleCommission(material.answers.get('intake/region'));
  const name = responsible.known
    ? said(responsible.commission.name, { answer: 'intake/region' })
    : blank('사업장이 있는 곳의 지방노동위원회를');
  return { kind: 'centred', sentences: [sentence`${name} 귀중`] };
};

/** What people usually attach, by how they were told. A suggestion: what is filed is what the person names. */
export const usualEvidence = (material: Pick<Material, 'answers'>): readonly string[] => {
  const notice = choiceAnswered(material, 'intake/notice');
  return [
    ...(notice && notices[notice.value] ? [notices[notice.value] ?? ''] : []),
    ...(material.answers.get('intake/contract') === 'not_started'
      ? ['합격 통보 이메일이나 문자']
      : ['근로계약서', '급여명세서']),
    ...(material.answers.get('intake/insurance') === 'insured'
      ? ['4대 보험 가입 내역 확인서']
      : ['급여가 들어온 통장 거래 내역']),
    '취업규칙',
    '회사와 주고받은 메시지 화면',
    '동료의 사실확인서',
  ];
};

const notices: Readonly<Record<string, string>> = {
  paper: '해고 통지서',
  email: '해고를 통보한 이메일',
  messenger: '해고를 통보한 메시지 화면',
  spoken: '해고를 말한 대화의 녹음',
};

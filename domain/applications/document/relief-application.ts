import { responsibleCommission } from '../../commissions/labour-commissions.ts';
import { dayAnswered, type Material, written } from '../basis.ts';
import { actOf, endOf, isToCome } from './act.ts';
import type { Block, FiledDocument } from './document.ts';
import { evidence } from './evidence.ts';
import { clientIsSued, parties, signature } from './parties.ts';
import { reasons } from './reasons.ts';
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
        {
          label: isToCome(material) ? '해고 예정일' : '해고일',
          filled: sentence`${dayOrBlank(endOf(material), '해고된 날을')}`,
        },
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
    ...evidence(material),
    ...signature(material, '신청인', addressee(material)),
  ],
});

/** What the commission is asked to order, in the words of its orders. */
export const purpose = (material: Material): readonly Sentence[] => {
  const act = actOf(material);
  const day = dayOrBlank(endOf(material), '해고된 날을');
  const employer = { text: clientIsSued(material) ? '이 사건 사용자들이' : '이 사건 사용자가' };
  return [
    sentence`${employer} ${day} 이 사건 근로자에게 한 ${said(act.topic, act.from)} 부당해고임을 인정한다.`,
    relief(material),
  ];
};

const pay = '해고기간 동안 정상적으로 근로하였다면 받을 수 있었던 임금 상당액';

const relief = (material: Material): Sentence => {
  const from = { field: 'relief' } as const;
  const { relief: wanted } = material.fields;
  const employer = clientIsSued(material) ? '이 사건 사용자들은' : '이 사건 사용자는';
  if (wanted === 'reinstatement')
    return sentence`${said(`${employer} 이 사건 근로자를 원직에 복직시키고, ${pay}을 지급하라.`, from)}`;
  if (wanted === 'money')
    return sentence`${said(`${employer} 이 사건 근로자에게 원직복직을 갈음하여 ${pay} 이상의 금품을 지급하라.`, from)}`;
  return sentence`${blank('원직복직과 금전보상 가운데 무엇을 원하는지를')}`;
};

/** The regional commission of the workplace. */
export const addressee = (material: Material): Block => {
  const responsible = responsibleCommission(material.answers.get('intake/region'));
  const name = responsible.known
    ? said(responsible.commission.name, { answer: 'intake/region' })
    : blank('사업장이 있는 곳의 지방노동위원회를');
  return { kind: 'centred', sentences: [sentence`${name} 귀중`] };
};

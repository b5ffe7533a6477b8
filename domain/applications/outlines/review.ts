import { responsibleCommission } from '../../commissions/labour-commissions.ts';
import { dayAnswered, type Material, written } from '../basis.ts';
import { actOf } from '../document/act.ts';
import type { FiledDocument } from '../document/document.ts';
import { evidence, linesOf } from '../document/evidence.ts';
import { parties, signature } from '../document/parties.ts';
import { purpose } from '../document/relief-application.ts';
import { blank, dayOrBlank, law, orBlank, type Sentence, said, sentence } from '../document/sentence.ts';
import { asked, dismissedDay, heading, paragraph } from './parts.ts';

/** 재심신청서 to the central commission against the decision of a local one (근로기준법 제31조 제1항, 노동위원회법 제26조). */
export const reviewApplication = (material: Material): FiledDocument => ({
  title: '재심신청서',
  blocks: [
    ...parties(material, { applicant: '재심신청인', other: '재심피신청인' }),
    heading('초심 판정'),
    { kind: 'boxes', boxes: firstDecision(material) },
    heading('초심 주문'),
    ...linesOrBlank(material, 'firstOrder', '판정서의 주문을 그대로').map((one) => paragraph(one)),
    heading('재심신청 취지'),
    asked(...wanted(material)),
    heading('재심신청 이유'),
    paragraph(subject(material)),
    ...linesOrBlank(
      material,
      'reviewReasons',
      '초심이 사실과 다르게 본 점, 빠뜨린 증거, 법을 잘못 적용한 점을 차례대로',
    ).map((one) => paragraph(one)),
    paragraph(sentence`${law('자세한 이유와 증거는 재심이유서로 추후 제출하겠습니다.')}`),
    ...evidence(material),
    ...signature(material, '재심신청인', { kind: 'centred', sentences: [sentence`${law('중앙노동위원회 귀중')}`] }),
  ],
});

const firstDecision = (material: Material) => {
  const responsible = responsibleCommission(material.answers.get('intake/region'));
  const commission = responsible.known
    ? said(responsible.commission.name, { answer: 'intake/region' })
    : blank('판정한 지방노동위원회를');
  return [
    { label: '초심 노동위원회', filled: sentence`${commission}` },
    { label: '사건번호', filled: sentence`${orBlank(written(material, 'caseNumber'), '판정서의 사건번호를')}` },
    { label: '판정일', filled: sentence`${dayOrBlank(written(material, 'decidedOn'), '판정한 날을')}` },
    {
      label: '판정서를 받은 날',
      filled: sentence`${dayOrBlank(written(material, 'receivedOn'), '판정서를 받은 날을')}`,
    },
  ];
};

/** Of a decision that the person won in part, only what they lost is disputed. */
const wanted = (material: Material): readonly Sentence[] => {
  const decision = material.answers.get('intake/decision');
  if (decision !== 'partial') return [sentence`${law('초심판정을 취소한다.')}`, ...purpose(material)];
  return [
    sentence`${said('초심판정 가운데', { answer: 'intake/decision' })} ${blank('판정서에서 다투는 부분을')} 부분을 취소한다.`,
    ...purpose(material),
  ];
};

const subject = (material: Material): Sentence => {
  const { topic, from } = actOf(material);
  const joined = dayOrBlank(dayAnswered(material, 'intake/joined'), '입사한 날을');
  return sentence`재심신청인은 ${joined} 입사한 근로자이고, 이 사건 ${said(topic, from)} ${dismissedDay(material)}에 있었습니다.`;
};

const linesOrBlank = (material: Material, field: 'firstOrder' | 'reviewReasons', what: string): readonly Sentence[] => {
  const known = written(material, field);
  return known === null
    ? [sentence`${blank(what)}`]
    : linesOf(known.value).map((line) => sentence`${said(line, known.from)}`);
};

import type { Material, Source } from '../basis.ts';
import { law, type Sentence, said, sentence } from './sentence.ts';

/** Who has to prove what. The company proves its reason; what has to be shown first is the applicant's to show. */
export const burden = (material: Material): readonly Sentence[] => {
  const first = toShowFirst(material);
  return [
    ...(first === null
      ? []
      : [
          sentence`${said(`신청인은 ${first.what}을 뒤의 증거로 밝히고, 부족한 부분은 추후 보완하겠습니다.`, first.from)}`,
        ]),
    sentence`${law(material.answers.has('detail-3/renewal-rule') ? renewal : dismissal)}`,
  ];
};

const dismissal = '해고에 정당한 이유가 있다는 점은 이를 주장하는 사용자가 증명하여야 합니다(대법원 2016두64876 판결).';
const renewal = '갱신을 거절한 합리적인 이유가 있다는 점은 사용자가 증명하여야 합니다(대법원 2021두45114 판결).';

/** What the other side will dispute before anything else; null: nothing of that kind. */
export const toShowFirst = ({ answers }: Pick<Material, 'answers'>): { what: string; from: Source } | null => {
  const contract = answers.get('intake/contract');
  if (contract === 'freelance' || contract === 'executive')
    return { what: '신청인이 근로기준법의 근로자라는 점', from: { answer: 'intake/contract' } };
  if (answers.get('intake/insurance') === 'withheld')
    return { what: '신청인이 근로기준법의 근로자라는 점', from: { answer: 'intake/insurance' } };
  if (answers.get('intake/notice') === 'resigned')
    return { what: '신청인이 스스로 사직한 것이 아니라 실질적으로 해고되었다는 점', from: { answer: 'intake/notice' } };
  if (answers.get('intake/notice') === 'spoken')
    return { what: '회사가 신청인을 해고하였다는 사실', from: { answer: 'intake/notice' } };
  const ended = answers.get('detail-8/employer-ended-it');
  return ended === 'no' || ended === 'unknown'
    ? { what: '회사가 신청인을 해고하였다는 사실', from: { answer: 'detail-8/employer-ended-it' } }
    : null;
};

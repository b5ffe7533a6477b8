import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { koreanDateWithDay } from '../../kernel/korean/korean-formats.ts';
import { type Material, materialOf } from '../basis.ts';
import type { ApplicationBasis } from '../contract.ts';
import { endOf, isToCome } from '../document/act.ts';
import { toShowFirst } from '../document/burden.ts';
import { sentByOtherFirm } from '../document/parties.ts';
import { type DocumentName, standingOf } from '../standing.ts';
import { until } from './until.ts';
import { where } from './where.ts';
import { withIt } from './with-it.ts';

/** What to do with a document: said beside it, on the page and on the last sheet of its PDF, which is not filed. */
export type FilingNote = { readonly title: string; readonly lines: readonly string[] };

/** Whose document it is. The firm drafts nothing for the person and represents nobody here. */
export const whoseDraft =
  '이 문서는 신청인 본인의 초안이에요. 답변에 있는 사실만 옮겼고, 노무체크는 대신 내거나 대리하지 않아요. 사실과 다른 문장은 빼고, 빈 곳을 채운 뒤 끝까지 읽고 내세요.';

export const filingNotes = (name: DocumentName, basis: ApplicationBasis, today: LocalDate): readonly FilingNote[] => {
  const { isEitherOr } = standingOf(basis, today);
  const material = materialOf(basis, {}, today);
  const isPetition = name === 'labour_office_petition';
  return [
    { title: '누구의 서류인가요?', lines: [whoseDraft] },
    ...(isEitherOr && !isPetition ? [{ title: '내기 전에 한쪽을 정하세요', lines: [eitherOr] }] : []),
    ...notYet(name, material),
    ...(isPetition ? [] : withdrawn(material)),
    { title: '어디에 내나요?', lines: where[name](basis) },
    { title: '언제까지 내나요?', lines: until(name, material) },
    ...(againstCompany.has(name) && sentByOtherFirm(material) !== null
      ? [{ title: '어느 회사를 상대로 내나요?', lines: twoCompanies }]
      : []),
    ...(againstCompany.has(name) ? [{ title: '누가 무엇을 증명하나요?', lines: proof(material) }] : []),
    { title: '무엇을 함께 내나요?', lines: withIt(name, material) },
  ];
};

/** The documents that dispute the dismissal itself before a commission. */
const againstCompany: ReadonlySet<DocumentName> = new Set([
  'relief_application',
  'review_application',
  'unfair_labour_practice',
  'equality_correction',
]);

const eitherOr =
  '노동위원회 구제신청과 국민권익위원회 보호조치 신청은 한쪽을 내면 다른 쪽이 각하될 수 있어요(공익신고자 보호법 제17조 제3항, 제18조 제1항). 내기 전에 노무사나 변호사와 어느 쪽으로 갈지 정하세요.';

/** A dismissal that is still to come can't be undone yet. */
const notYet = (name: DocumentName, material: Material): readonly FilingNote[] => {
  const end = endOf(material);
  if (end === null || !isToCome(material)) return [];
  const day = koreanDateWithDay(end.value);
  const line =
    name === 'labour_office_petition'
      ? `해고예고수당은 해고된 날부터, 임금과 퇴직금은 퇴직한 날부터 14일이 지나도 받지 못했을 때 진정할 수 있어요. 해고가 예정된 날은 ${day}이에요.`
      : `해고가 예정된 날은 ${day}이에요. 신청은 그날부터 할 수 있으니, 지금은 미리 써 두고 그날이 되면 바뀐 것이 없는지 확인한 뒤 내세요.`;
  return [{ title: '언제부터 낼 수 있나요?', lines: [line] }];
};

const withdrawn = ({ answers }: Material): readonly FilingNote[] =>
  answers.get('intake/stage') === 'withdrawn'
    ? [
        {
          title: '회사가 해고를 취소했나요?',
          lines: [
            '회사가 진심으로 해고를 취소하고 나오라고 했다면 구제를 받을 이익이 없어질 수 있어요. 나가지 않으면 무단결근이 될 수 있으니 글로 답하고, 이의를 남기고 출근하세요.',
            '돌아가는 대신 돈으로 보상받기를 원하면 금전보상(근로기준법 제30조 제3항)을 먼저 신청해야 해요. 내기 전에 노무사와 확인하세요.',
          ],
        },
      ]
    : [];

const twoCompanies: readonly string[] = [
  '해고에 관하여는 소속 업체(파견사업주)가 사용자예요(파견법 제34조 제1항). 그래서 소속 업체를 피신청인 1로 적어요.',
  '실제로 일한 회사(원청)는 그 회사가 실질적인 사용자라고 볼 까닭이 있을 때 피신청인 2로 함께 적어요. 원청이 직접 지시한 일, 소속 업체가 이름뿐이라는 사정을 적으세요.',
  '처음에 한 회사만 적었더라도 나중에 피신청인을 더하거나 바꿀 수 있고, 3개월은 처음 신청한 날로 따져요(대법원 2024두32973).',
];

const proof = (material: Material): readonly string[] => {
  const first = toShowFirst(material);
  return [
    ...(first === null
      ? []
      : [`${first.what}은 신청한 사람이 먼저 밝혀야 해요. 그것을 보여 주는 증거를 앞에 적으세요.`]),
    '해고에 정당한 이유가 있다는 것은 회사가 증명해야 해요(대법원 2016두64876).',
  ];
};

import { responsibleCommission } from '../checks/labour-commissions.ts';
import type { LocalDate } from '../kernel/korean-date.ts';
import { koreanDateWithDay } from '../kernel/korean-formats.ts';
import type { ApplicationBasis } from './contract.ts';
import { type DocumentName, standingOf } from './standing.ts';

/** What to do with a document: said beside it, on the page and on the last sheet of its PDF, which is not filed. */
export type FilingNote = { readonly title: string; readonly lines: readonly string[] };

/** Whose document it is. The firm drafts nothing for the person and represents nobody here. */
export const whoseDraft =
  '이 문서는 신청인 본인의 초안이에요. 답변에 있는 사실만 옮겼고, 노무체크는 대신 내거나 대리하지 않아요. 사실과 다른 문장은 빼고, 빈 곳을 채운 뒤 끝까지 읽고 내세요.';

export const filingNotes = (name: DocumentName, basis: ApplicationBasis, today: LocalDate): readonly FilingNote[] => {
  const { isEitherOr } = standingOf(basis, today);
  return [
    { title: '누구의 서류인가요?', lines: [whoseDraft] },
    ...(isEitherOr && name !== 'labour_office_petition'
      ? [{ title: '내기 전에 한쪽을 정하세요', lines: [eitherOr] }]
      : []),
    { title: '어디에 내나요?', lines: where[name](basis) },
    { title: '언제까지 내나요?', lines: [until(name, basis)] },
    { title: '무엇을 함께 내나요?', lines: withIt[name] },
  ];
};

const eitherOr =
  '노동위원회 구제신청과 국민권익위원회 보호조치 신청은 한쪽을 내면 다른 쪽이 각하될 수 있어요(공익신고자 보호법 제17조 제3항, 제18조 제1항). 내기 전에 노무사나 변호사와 어느 쪽으로 갈지 정하세요.';

const commission = ({ answers }: ApplicationBasis): readonly string[] => {
  const responsible = responsibleCommission(answers.find(({ key }) => key === 'intake/region')?.value);
  const ways = '직접 내거나 등기우편으로 보내거나, 노동위원회 누리집(nlrc.go.kr)의 온라인 민원으로 낼 수 있어요.';
  if (!responsible.known) return [responsible.why, ways];
  const { name, address, phone, toConfirm } = responsible.commission;
  return [
    responsible.why,
    `${name}: ${address}, 전화 ${phone}`,
    ...(toConfirm === null ? [] : ['가기 전에 누리집에서 주소와 전화번호를 한 번 더 확인하세요.']),
    ways,
  ];
};

const where: Readonly<Record<DocumentName, (basis: ApplicationBasis) => readonly string[]>> = {
  relief_application: commission,
  unfair_labour_practice: commission,
  equality_correction: commission,
  labour_office_petition: () => [
    '회사가 있는 곳을 맡은 지방고용노동청이나 지청에 내요. 어디인지는 국번 없이 1350에 물어보세요.',
    '고용노동부 노동포털(labor.moel.go.kr)에서 온라인으로도 낼 수 있어요.',
  ],
  whistleblower_protection: () => [
    '국민권익위원회에 내요. 우편이나 방문, 온라인(clean.go.kr)으로 낼 수 있고, 국번 없이 1398에서 안내받을 수 있어요.',
  ],
};

const periods: Readonly<Record<DocumentName, string>> = {
  relief_application: '해고된 날부터 3개월 안에 내야 해요(근로기준법 제28조 제2항).',
  unfair_labour_practice: '해고된 날부터 3개월 안에 내야 해요(노동조합법 제82조 제2항).',
  equality_correction: '차별이나 불리한 처우를 받은 날부터 6개월 안에 내야 해요(남녀고용평등법 제26조).',
  whistleblower_protection: '불이익조치가 있었던 날부터 1년 안에 내야 해요(공익신고자 보호법 제17조).',
  labour_office_petition: '임금과 퇴직금은 3년이 지나면 청구할 수 없어요(근로기준법 제49조).',
};

const until = (name: DocumentName, { routes }: ApplicationBasis): string => {
  const wanted = name === 'relief_application' ? 'labour_commission' : name;
  const deadline = routes.find(({ route }) => route === wanted)?.deadline;
  return deadline === undefined
    ? periods[name]
    : `${periods[name]} 마지막 날은 ${koreanDateWithDay(deadline)}이고, 서류가 그날까지 도착해야 해요.`;
};

const evidence = '증거로 적은 자료의 사본을 차례대로 번호를 붙여 함께 내요. 아직 없는 자료는 나중에 낼 수 있어요.';
const copies = '몇 부를 내는지는 내는 곳에 물어보세요.';
const withIt: Readonly<Record<DocumentName, readonly string[]>> = {
  relief_application: [
    evidence,
    copies,
    '금전보상을 원하면 노동위원회가 금전보상명령신청서를 따로 내라고 할 수 있어요(근로기준법 제30조 제3항).',
  ],
  unfair_labour_practice: [evidence, copies],
  equality_correction: [evidence, copies],
  whistleblower_protection: ['신고한 사실을 보여 주는 접수증과 해고를 보여 주는 자료를 함께 내요.', copies],
  labour_office_petition: ['근로계약서, 급여명세서, 통장 거래 내역처럼 임금을 보여 주는 자료를 함께 내요.'],
};

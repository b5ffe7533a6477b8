import { responsibleCommission } from '../../commissions/labour-commissions.ts';
import type { ApplicationBasis } from '../contract.ts';
import type { DocumentName } from '../standing.ts';

const ways = '직접 내거나 등기우편으로 보내거나, 노동위원회 누리집(nlrc.go.kr)의 온라인 민원으로 낼 수 있어요.';

const commission = ({ answers }: ApplicationBasis): readonly string[] => {
  const responsible = responsibleCommission(answers.find(({ key }) => key === 'intake/region')?.value);
  if (!responsible.known) return [responsible.why, ways];
  const { name, address, phone, toConfirm } = responsible.commission;
  return [
    responsible.why,
    `${name}: ${address}, 전화 ${phone}`,
    ...(toConfirm === null ? [] : ['가기 전에 누리집에서 주소와 전화번호를 한 번 더 확인하세요.']),
    ways,
  ];
};

const centralCommission: readonly string[] = [
  '중앙노동위원회에 내요. 판정한 지방노동위원회를 거쳐 낼 수 있는지와 온라인 접수는 노동위원회 누리집(nlrc.go.kr)이나 판정서에 적힌 곳에 물어보세요.',
  '서식은 내기 전에 노동위원회 누리집에서 다시 확인하세요.',
];

const sameCommission = (basis: ApplicationBasis): readonly string[] => [
  '구제신청서와 함께 내거나, 이미 신청했다면 사건번호를 적어 사건을 맡은 조사관에게 내요.',
  ...commission(basis),
];

export const where: Readonly<Record<DocumentName, (basis: ApplicationBasis) => readonly string[]>> = {
  relief_application: commission,
  review_application: () => centralCommission,
  unfair_labour_practice: commission,
  equality_correction: commission,
  money_compensation_request: sameCommission,
  representative_request: sameCommission,
  labour_office_petition: () => [
    '회사가 있는 곳을 맡은 지방고용노동청이나 지청에 내요. 어디인지는 국번 없이 1350에 물어보세요.',
    '고용노동부 노동포털(labor.moel.go.kr)에서 온라인으로도 낼 수 있어요.',
  ],
  whistleblower_protection: () => [
    '국민권익위원회에 내요. 우편이나 방문, 온라인(clean.go.kr)으로 낼 수 있고, 국번 없이 1398에서 안내받을 수 있어요.',
  ],
};

import type { StatuteCheck } from './ruleset.ts';

const toConfirm = (law: string): StatuteCheck => ({
  law,
  checkedOn: null,
  note: '원문과 대조하지 않았습니다. 확인이 필요합니다.',
});

/**
 * When each law that the questionnaire cites was last compared with its text. A law that wasn't compared has to be
 * confirmed by the firm.
 */
export const standardStatuteChecks: readonly StatuteCheck[] = [
  {
    law: '근로기준법',
    checkedOn: '2026-10-02',
    note: '제11·18·23~28·30·32조, 제76조의3, 제93조 제12호, 제94조, 제96조를 2026-10-02 시행 법률과 대조. 제104조 제2항은 2026-12-08부터 제104조가 되고(법률 제21533호) 근로감독관은 노동감독관이 됨. 시행령은 확인 필요.',
  },
  {
    law: '남녀고용평등과 일·가정 양립 지원에 관한 법률',
    checkedOn: '2026-11-22',
    note: '법률 제21700호(2026-11-27 시행)와 대조: 제11조, 제14조 제4항·제6항, 제14조의2, 제19조 제3항(그대로 제3항), 제26조(6개월), 제30조. 시행령 제2조의 적용 범위는 확인 필요.',
  },
  {
    law: '공익신고자 보호법',
    checkedOn: '2026-11-22',
    note: '법률 제21599호(2026-04-28 공포, 2027-04-29 시행)와 대조: 제2조 제2호, 제14조, 제15조, 제17조(1년, 마지막 개정 2017-10-31), 제18조, 제21조(30일), 제23조(2년).',
  },
  {
    law: '노동조합 및 노동관계조정법',
    checkedOn: null,
    note: '제81조 제1항 제1호와 제82조 제2항(3개월)은 노동부 회시와 법률사무소 글의 인용으로만 확인. 현행 원문 확인 필요.',
  },
  ...[
    '민법',
    '기간제 및 단시간근로자 보호 등에 관한 법률',
    '고용상 연령차별금지 및 고령자고용촉진에 관한 법률',
    '파견근로자 보호 등에 관한 법률',
    '상법',
    '산업안전보건법',
    '헌법',
    '부정경쟁방지 및 영업비밀보호에 관한 법률',
    '부패방지 및 국민권익위원회의 설치와 운영에 관한 법률',
    '도로교통법',
  ].map(toConfirm),
];

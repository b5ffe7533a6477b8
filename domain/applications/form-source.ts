/** Where it was read what each document asks for, and what the firm has still to compare with the official text. */
export type FormSource = {
  readonly what: string;
  readonly source: string;
  readonly lookedUpOn: string;
  /** null: nothing. */
  readonly toConfirm: string | null;
};

const lookedUpOn = '2026-11-23';

export const formSources: readonly FormSource[] = [
  {
    what: '부당해고등 구제 신청서의 칸',
    source:
      '공개된 작성 안내 두 가지와 매일노동뉴스 labortoday.co.kr idxno=56740(신청인·피신청인·신청취지·신청이유의 칸), 근로기준법 제28조·제30조',
    lookedUpOn,
    toConfirm: '노동위원회규칙 제39조와 그 별지 서식의 원문을 찾지 못해, 칸의 이름과 순서를 서식과 맞춰 보아야 함',
  },
  {
    what: '신청 취지의 문장',
    source:
      '공개된 서식 두 가지의 신청 취지를 노동위원회 주문의 말투로 적음, 금전보상은 근로기준법 제30조 제3항의 문언',
    lookedUpOn,
    toConfirm: '금전보상명령신청서를 따로 내는 때(노동위원회규칙)를 확인해야 함',
  },
  {
    what: '재심신청서의 칸',
    source: '근로기준법 제31조·제32조, 노동위원회법 제26조(2022년 본문)',
    lookedUpOn: '2026-11-27',
    toConfirm:
      '노동위원회규칙과 그 별지 서식의 원문을 찾지 못해 칸과 순서, 초심 위원회를 거쳐 낼 수 있는지, 온라인 접수와 부수를 확인해야 함',
  },
  {
    what: '금전보상명령 신청서와 권리구제 대리인 선임 신청서의 칸',
    source: '근로기준법 제30조 제3항, 노동위원회법 제6조의2(2022년 본문)',
    lookedUpOn: '2026-11-27',
    toConfirm: '두 서식의 원문, 금전보상을 신청할 수 있는 마지막 때, 대리인을 선임해 주는 임금 기준을 확인해야 함',
  },
  {
    what: '파견근로자의 피신청인을 둘로 적는 것',
    source: '파견법 제34조 제1항, 대법원 2024두32973 판결(피신청인의 추가와 변경)',
    lookedUpOn: '2026-11-27',
    toConfirm: '신청 취지에서 두 사용자를 ‘이 사건 사용자들’로 함께 적는 것이 실무에 맞는지 확인해야 함',
  },
  {
    what: '진정서, 부당노동행위·차별시정·보호조치 신청서의 개요',
    source: '근로기준법 제26조·제36조, 노동조합법 제82조, 남녀고용평등법 제26조, 공익신고자 보호법 제17조',
    lookedUpOn,
    toConfirm: '각 기관의 서식과 맞춰 보아야 함',
  },
  {
    what: '내는 방법(방문·우편·온라인)과 안내 전화(1350, 1398)',
    source: '널리 알려진 번호와 누리집(nlrc.go.kr, labor.moel.go.kr, clean.go.kr)',
    lookedUpOn,
    toConfirm: '각 누리집에서 온라인 접수 메뉴의 이름을 확인해야 함',
  },
];

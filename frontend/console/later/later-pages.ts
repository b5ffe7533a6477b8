import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';

/** The menu's pages that are not built yet: what each will contain, and what to use until then. */
export type LaterPage = {
  readonly entry: MenuEntry;
  readonly title: string;
  readonly lead: string;
  readonly holds: readonly string[];
  readonly meanwhile: string;
};

const inspection = {
  entry: 'inspection',
  lead: '회원이 요청한 자문을 노무사 두 명이 차례로 검토하는 곳입니다.',
  meanwhile: '아직 들어온 자문이 없습니다. 자문을 받기 시작하면 이 화면에서 검토합니다.',
} as const;

export const laterPages = {
  inspectionList: {
    ...inspection,
    title: '검수 목록',
    holds: ['검토를 기다리는 자문과 맡은 자문', '1차와 2차 검토의 차례와 맡은 사람', '돌려보낸 사유'],
  },
  inspectionDetail: {
    ...inspection,
    title: '검수 내용',
    holds: ['질문과 AI 초안', '1차와 2차 검토에서 달라진 글', '근거가 된 판정례와 조문'],
  },
  crawling: {
    entry: 'crawling',
    title: '자료 수집',
    lead: '노동위원회 판정례와 법원 판례를 기간을 정해 모으는 곳입니다.',
    holds: ['수집 작업의 시작, 진행, 멈춤', '모은 자료와 실패한 사유'],
    meanwhile: '지금은 판정례 자료 메뉴에서 파일로 올리거나 직접 입력해 모읍니다.',
  },
  ocr: {
    entry: 'ocr',
    title: '문서 인식',
    lead: '스캔한 판정서를 글자로 읽어 자료로 만드는 곳입니다.',
    holds: ['올린 문서와 읽은 글', '읽기 어려운 곳의 표시', '판정례 자료로 보내기'],
    meanwhile: '지금은 글자가 들어 있는 자료만 다룹니다.',
  },
} satisfies Readonly<Record<string, LaterPage>>;

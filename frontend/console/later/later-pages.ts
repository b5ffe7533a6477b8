import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';

/** The menu's pages that are not built yet: what each will contain, and what to use until then. */
export type LaterPage = {
  readonly entry: MenuEntry;
  readonly title: string;
  readonly lead: string;
  readonly holds: readonly string[];
  readonly meanwhile: string;
};

export const laterPages = {
  ocr: {
    entry: 'ocr',
    title: '문서 인식',
    lead: '스캔한 판정서를 글자로 읽어 자료로 만드는 곳입니다.',
    holds: ['올린 문서와 읽은 글', '읽기 어려운 곳의 표시', '판정례 자료로 보내기'],
    meanwhile: '지금은 글자가 들어 있는 자료만 다룹니다.',
  },
} satisfies Readonly<Record<string, LaterPage>>;

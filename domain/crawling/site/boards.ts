import type { LocalDate } from '../../kernel/korean/korean-date.ts';

/**
 * The boards of the labour commission's site, each with the code that the site gives it (`jgmtDcsnSeCd`). The number of an entry
 * (`jgmtSn`) is unique only on its board, so both together identify one.
 */
export const boards = {
  65: { label: '주요판정사례', detail: '/nlrc/mainCase/judgment/detail.do' },
  // The site's own spelling.
  66: { label: '조정사건례', detail: '/nlrc/mainCase/mediatioin/detail.do' },
  /** Its entries have no page of their own: the list shows everything that there is. */
  67: { label: '심의결정례', detail: null },
} as const;

export type BoardCode = keyof typeof boards;
export const boardCodes: readonly BoardCode[] = [65, 66, 67];

/** An entry as its board lists it. */
export type SiteItem = {
  readonly code: BoardCode;
  readonly sn: string;
  readonly title: string;
  /** The day of posting, which isn't the day of the decision. */
  readonly date: LocalDate | null;
};

export const itemId = ({ code, sn }: Pick<SiteItem, 'code' | 'sn'>): string => `${code}-${sn}`;

/** null for an id that isn't of this site. */
export const itemOfId = (id: string): { readonly code: BoardCode; readonly sn: string } | null => {
  const [, said, sn = ''] = /^(\d{2})-(\d{1,12})$/.exec(id) ?? [];
  const code = boardCodes.find((one) => String(one) === said);
  return code === undefined ? null : { code, sn };
};

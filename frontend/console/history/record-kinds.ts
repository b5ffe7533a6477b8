/** A kind of record with a history: what it is called, and the address of one record's own page. */
export type RecordKind = {
  readonly name: string;
  /** null: it has no page of its own. */
  readonly page: ((id: string) => string) | null;
  /** Where its own page puts an earlier revision back, showing first what that moves. */
  readonly restore?: (id: string, revision: number) => string;
};

const kinds: Readonly<Record<string, RecordKind>> = {
  advice: { name: '자문', page: (id) => `/inspection/detail/${id}` },
  case: {
    name: '판정례 자료',
    // It leads to the page of an accepted case by itself.
    page: (id) => `/admin/data/${id}`,
    restore: (id, revision) => `/admin/data/master/${id}?restore=${revision}`,
  },
  check: { name: '자가진단', page: (id) => `/admin/check/${id}` },
  company: { name: '회사', page: (id) => `/company/list/${id}` },
  consultation: { name: '상담', page: (id) => `/admin/consult/${id}` },
  message: { name: '메시지', page: (id) => `/admin/message/${id}` },
  order: { name: '주문', page: (id) => `/admin/order/${id}` },
  policy: { name: '약관·방침', page: (id) => `/admin/policy/${id}` },
  post: { name: '게시글', page: (id) => `/admin/board/${id}` },
  ruleset: { name: '질문지', page: (id) => `/admin/ruleset/${id}` },
  rulesetdraft: { name: '질문지 초안', page: () => '/admin/ruleset/draft' },
  source: { name: '수집하는 곳', page: () => '/admin/crawling' },
  user: { name: '회원', page: (id) => `/admin/user/${id}` },
  word: { name: '검색어', page: () => '/admin/data/words' },
};

/** An unknown kind has no page; the server says that there is no such record. */
export const recordKind = (kind: string): RecordKind =>
  Object.hasOwn(kinds, kind) && kinds[kind] !== undefined ? kinds[kind] : { name: '기록', page: null };

type Asked = { readonly revision?: number; readonly other?: number };

/** The address of a record's history; `revision`: with the record as it stood then, `other`: beside that revision. */
export const historyAddress = (kind: string, id: string, { revision, other }: Asked = {}): string => {
  const query = new URLSearchParams({
    ...(revision === undefined ? {} : { rev: String(revision) }),
    ...(other === undefined ? {} : { with: String(other) }),
  });
  const search = query.toString();
  return `/admin/history/${kind}/${encodeURIComponent(id)}${search === '' ? '' : `?${search}`}`;
};

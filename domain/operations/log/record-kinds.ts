import { namesOfCases } from './event-names/of-cases.ts';
import { namesOfChecks } from './event-names/of-checks.ts';
import { namesOfPeople } from './event-names/of-people.ts';

const names = { ...namesOfPeople, ...namesOfChecks, ...namesOfCases } as const;

/** The kind of record that an event happened to. */
export type RecordKind = keyof typeof names;

/** The kinds of records in words, in the order of the list's filter. */
export const kindNames: Readonly<Record<RecordKind, string>> = {
  check: '진단',
  case: '판정례',
  advice: '자문',
  consultation: '상담',
  order: '주문',
  user: '회원',
  ruleset: '질문지',
  rulesetdraft: '질문지 초안',
  correction: '다시 계산',
  application: '신청서',
  sharing: '결과 공유',
  reminders: '기한 알림',
  topic: '자문 주제',
  message: '메시지',
  post: '게시판 글',
  comment: '댓글',
  testimonial: '후기',
  company: '회사',
  usage: 'AI 사용',
  policy: '약관·방침',
  file: '파일',
  review: '열람 점검',
  notice: '업무 알림',
  recall: '다시 볼 기록',
  bulk: '일괄 작업',
  export: '내려받기',
  import: '파일로 받기',
  ocr: '문서 인식',
  crawl: '자료 수집',
  reread: '다시 읽기',
  word: '검색 동의어',
  program: '프로그램',
};

const isKind = (name: string): name is RecordKind => name in names;

export const recordKinds: readonly RecordKind[] = Object.keys(kindNames).filter(isKind);

const byType: ReadonlyMap<string, { readonly kind: RecordKind; readonly name: string }> = new Map(
  recordKinds.flatMap((kind) => Object.entries(names[kind]).map(([type, name]) => [type, { kind, name }] as const)),
);

/** What a type of event is called; null for one that only a newer program knows. */
export const nameOfEvent = (type: string): string | null => byType.get(type)?.name ?? null;

/** The kind of record that a type of event happens to. */
export const kindOfEvent = (type: string): RecordKind | null => byType.get(type)?.kind ?? null;

/** The types of a kind of record, each with its name. */
export const typesOfKind = (kind: RecordKind): readonly (readonly [type: string, name: string])[] =>
  Object.entries(names[kind]);

/** The id of a record: what its stream's name ends with. */
export const recordOfStream = (stream: string): string =>
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(stream)?.[0] ?? stream.slice(stream.indexOf('-') + 1);

/**
 * The kinds whose sealed fields an administrator may open. What people answered or wrote for themselves stays sealed, also
 * here. So do messages, which hold codes and links that let their reader sign in as somebody else, consultations, which
 * only their assignee reads where there is a conflict of interest, and the account numbers of refunds.
 */
const opened: ReadonlySet<RecordKind> = new Set<RecordKind>([
  ...(['user', 'company', 'advice', 'topic', 'post', 'comment', 'testimonial', 'case', 'bulk', 'import'] as const),
  ...(['ocr', 'crawl', 'reread', 'word', 'policy', 'ruleset', 'rulesetdraft', 'review', 'recall'] as const),
  'program',
]);

export const mayBeOpened = (type: string): boolean => {
  const kind = kindOfEvent(type);
  return kind !== null && opened.has(kind);
};

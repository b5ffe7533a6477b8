/** The columns of a table of cases: their Korean names and the fields that they fill; each value is text. */
export type Column =
  | 'precedentId'
  | 'commissionId'
  | 'kind'
  | 'tribunal'
  | 'caseNumbers'
  | 'decidedOn'
  | 'title'
  | 'outcome'
  | 'outcomeText'
  | 'point'
  | 'summary'
  | 'keywords'
  | 'sections'
  | 'disputeId'
  | 'source'
  | 'text'
  | 'issues'
  | 'holding'
  | 'statutes'
  | 'citations'
  | 'order'
  | 'reasons';

/** In the order of the template. The template's heading is the first name of each column. */
export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  precedentId: ['판례일련번호', 'precedentId', 'sourceId'],
  commissionId: ['결정문일련번호', 'commissionId'],
  kind: ['구분', 'kind'],
  tribunal: ['기관', '법원명', '기관명', 'tribunal'],
  caseNumbers: ['사건번호', 'caseNumbers'],
  decidedOn: ['선고일자', '판정일', '선고일', 'decidedOn'],
  title: ['사건명', '제목', 'title'],
  outcome: ['결과', 'outcome'],
  outcomeText: ['판정결과', '결과원문', 'outcomeText'],
  point: ['요지', 'point'],
  summary: ['요약', 'summary'],
  keywords: ['키워드', 'keywords'],
  sections: ['항목', 'sections'],
  disputeId: ['분쟁', 'disputeId'],
  source: ['출처', 'source'],
  issues: ['판시사항', '판정사항', 'issues'],
  holding: ['판결요지', '판정요지', 'holding'],
  statutes: ['참조조문', 'statutes'],
  citations: ['참조판례', 'citations'],
  order: ['주문', 'order'],
  reasons: ['이유', 'reasons'],
  text: ['본문', '판례내용', 'text'],
};

const isColumn = (name: string): name is Column => Object.hasOwn(columnNames, name);
const byName = new Map<string, Column>();
for (const [column, names] of Object.entries(columnNames))
  for (const name of names) if (isColumn(column)) byName.set(name.toLowerCase(), column);

/** The column of a heading; null for an unknown heading. */
export const columnOf = (heading: string): Column | null =>
  byName.get(
    heading
      .normalize('NFC')
      .replace(/[\s\ufeff]+/g, '')
      .toLowerCase(),
  ) ?? null;

/** Which columns the head of a table lacks or has twice, as Korean sentences; empty where the head is right. */
export const faultsOfHead = (headings: readonly string[]): readonly string[] => {
  const known = headings.map(columnOf);
  // A column without a name holds nothing: spreadsheets write separators for columns that were once used.
  const unknown = headings.filter((name, at) => known[at] === null && name.replace(/[\s\ufeff]+/g, '') !== '');
  const twice = known.filter((column, at) => column !== null && known.indexOf(column) !== at);
  const lacking = (['tribunal', 'caseNumbers'] as const).filter((column) => !known.includes(column));
  return [
    ...(unknown.length > 0 ? [`모르는 열이 있습니다: ${unknown.slice(0, 10).join(', ')}.`] : []),
    ...(twice.length > 0 ? ['같은 열이 두 번 있습니다.'] : []),
    ...(lacking.length > 0
      ? [`꼭 필요한 열이 없습니다: ${lacking.map((column) => columnNames[column][0]).join(', ')}.`]
      : []),
  ];
};

/** The template: the headings, and one invented case as an example. */
export const templateRows = (): readonly (readonly string[])[] => {
  const example: Partial<Record<Column, string>> = {
    kind: '재심',
    tribunal: '중앙노동위원회',
    caseNumbers: '중앙2024부해9999',
    decidedOn: '2024-09-30',
    title: '부당해고 구제 재심신청',
    outcome: '전부인정',
    outcomeText: '초심취소',
    point: '개선 기회를 주지 않은 저성과 해고는 정당하지 않다고 본 사건',
    keywords: '저성과; 통상해고',
    sections: '21',
    source: 'https://example.com/9999',
    issues: '업무능력 부족을 이유로 한 해고의 정당성',
    holding: '평가가 공정했다고 보기 어렵고 개선 기회도 주지 않았다.',
  };
  const columns = Object.keys(columnNames).filter(isColumn);
  return [columns.map((column) => columnNames[column][0]), columns.map((column) => example[column] ?? '')];
};

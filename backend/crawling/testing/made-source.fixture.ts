import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Fetched, Source } from '../sources/source.ts';

/** A made-up decision of a source. */
export type Made = {
  readonly id: string;
  readonly day: string;
  readonly text?: string;
  readonly kind?: CaseRecord['kind'];
  readonly tribunal?: string;
  readonly caseNumber?: string;
  /** What stands among its case numbers and is none. */
  readonly notNumbers?: readonly string[];
  /** Instead of the decision. */
  readonly answer?: Fetched;
};

const prefixes: Readonly<Record<SourceName, string>> = {
  'law-api-courts': 'prec',
  'law-api-commissions': 'nlrc',
  'commission-site': 'site',
  'precedent-repository': 'repo',
};

export const fetchedOf = (source: SourceName, made: Made): Fetched => {
  if (made.answer) return made.answer;
  const { id, day, kind = 'case-high', tribunal = '대법원', caseNumber = `2025두${id}` } = made;
  const text = `## 판결요지\n\n${made.text ?? `징계해고의 정당성에 관한 ${id}번째 판단이다.`}`;
  return {
    kind: 'decision',
    raw: { bytes: Buffer.from(JSON.stringify({ id, text })), mediaType: 'application/json' },
    decision: {
      text,
      ...(made.notNumbers && { notNumbers: made.notNumbers }),
      facts: {
        ...{ sourceId: `${prefixes[source]}:${id}`, kind, tribunal, caseNumbers: [caseNumber], decidedOn: day },
        ...{ title: '부당해고구제재심판정취소', outcomeText: null, at: `https://example.org/${id}` },
      },
    },
  };
};

export type MadeSource = Source & {
  /** What it has; tests change it. */
  decisions: Made[];
  /** As many as it says there are beyond those that it names. */
  unnamed: number;
  /** Called before each answer; what it throws is thrown. */
  before: (what: 'list' | 'fetch', id: string, signal: AbortSignal) => Promise<void> | void;
  /** The items that it was asked for. */
  readonly asked: string[];
};

/** A source in memory, which answers as tests want it to. */
export const madeSource = (name: SourceName, decisions: readonly Made[]): MadeSource => {
  const source: MadeSource = {
    name,
    readerVersion: 1,
    decisions: [...decisions],
    unnamed: 0,
    before: () => {},
    asked: [],
    list: async ({ from, to }, signal) => {
      await source.before('list', '', signal);
      const items = source.decisions
        .filter(({ day }) => day >= from && day <= to)
        .map(({ id, day }) => ({ id, day, title: `사건 ${id}` }));
      return { total: items.length + source.unnamed, items };
    },
    fetch: async (id, signal) => {
      source.asked.push(id);
      await source.before('fetch', id, signal);
      const made = source.decisions.find((one) => one.id === id);
      return made ? fetchedOf(name, made) : { kind: 'absent', message: '없는 자료예요.' };
    },
    read: () => ({ kind: 'unusable', message: '시험에서는 읽지 않아요.' }),
  };
  return source;
};

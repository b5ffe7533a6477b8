import type { HistoryFilter } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useSearchParams } from 'react-router';

/** What of a history the address says: conditions, the revision or moment that is looked at, and the one beside it. */
export type HistoryAddress = {
  readonly filter: HistoryFilter;
  /** `r3`, or a moment; null: nothing is looked at. */
  readonly asOf: string | null;
  /** The revision beside it; null: the record of now. */
  readonly other: number | null;
};

const conditions = ['actor', 'type', 'field', 'from', 'to'] as const;
export type Condition = (typeof conditions)[number];

export const addressOf = (params: URLSearchParams): HistoryAddress => {
  const rev = revisionOf(params.get('rev'));
  return {
    filter: Object.fromEntries(
      conditions.flatMap((name) => {
        const value = params.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    ),
    asOf: rev === null ? params.get('asOf') : `r${rev}`,
    other: revisionOf(params.get('with')),
  };
};

const revisionOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The same address with these values; null takes one away. */
export const changedAddress = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** The address, and what changes it: every view of a history can be sent as a link. */
export const useHistoryAddress = () => {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setParams((now) => changedAddress(now, changes), { replace: true });
  return {
    ...addressOf(params),
    setCondition: (name: Condition, value: string | null) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(conditions.map((name) => [name, null]))),
    look: (revision: number) => change({ rev: String(revision), asOf: null }),
    lookAt: (moment: string | null) => change({ rev: null, asOf: moment, ...(moment === null ? { with: null } : {}) }),
    beside: (revision: number | null) => change({ with: revision === null ? null : String(revision) }),
  };
};

import type { Conflict } from '@nomucheck/domain/conflicts/conflict.ts';

/** Who stands on which side in a record; null where nobody is named. */
export type Parties = { readonly client: string | null; readonly opponent: string | null };

const sideNames: Readonly<Record<Conflict['here'], string>> = { client: '의뢰인', opponent: '상대방' };

export const recordNames: Readonly<Record<Conflict['what'], string>> = { advice: '자문', consultation: '상담' };

/** On which sides the same name stands: `의뢰인 김물음: 다른 자문에서는 상대방`. */
export const conflictWords = ({ what, here, there }: Conflict, parties: Parties): string => {
  const name = parties[here];
  const who = name === null ? sideNames[here] : `${sideNames[here]} ${name}`;
  return `${who}: 다른 ${recordNames[what]}에서는 ${sideNames[there]}`;
};

/** Where the record is in which a name stands on the other side. */
export const recordAddress = ({ what, id }: Pick<Conflict, 'what' | 'id'>): string =>
  what === 'advice' ? `/inspection/detail?id=${encodeURIComponent(id)}` : `/admin/consult/${encodeURIComponent(id)}`;

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOperationsData } from '../operations-data.ts';
import { paceBetween, type Seen } from './pace.ts';

const everyMs = 4_000;

/** Read models, process managers and the queue, looked at again while the page is open, and how fast each one reads. */
export const useSubscribers = () => {
  const { subscribers } = useOperationsData();
  const looks = useRef<{ readonly at: number; readonly seen: ReadonlyMap<string, Seen>; readonly paces: Paces } | null>(
    null,
  );
  const query = useQuery({
    queryKey: ['admin/projections'],
    queryFn: subscribers,
    refetchInterval: everyMs,
  });
  const { data, dataUpdatedAt: at } = query;
  if (data && looks.current?.at !== at) {
    const before = looks.current?.seen;
    const all = [...data.projections, ...data.managers];
    looks.current = {
      at,
      seen: new Map(all.map(({ name, read }) => [name, { read, at }])),
      paces: new Map(all.map(({ name, read }) => [name, paceBetween(before?.get(name), { read, at })])),
    };
  }
  const paces = looks.current?.paces;
  return { ...query, paceOf: (name: string): number | null => paces?.get(name) ?? null };
};

type Paces = ReadonlyMap<string, number | null>;

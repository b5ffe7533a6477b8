import type { CaseHolder, CasePresence } from '@nomucheck/domain/cases/contract/leasing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../../shared/client/session.ts';
import { useCasesData } from '../../cases-data.ts';

const everyMs = 20_000;

export type Lease = {
  /** Somebody else who works on the case. */
  readonly holder: CaseHolder | null;
  /** Others who only have it open. */
  readonly others: CasePresence['present'];
  /** Takes it from whoever holds it. */
  readonly take: () => Promise<void>;
};

/**
 * The editor holds the case that they work on, so that nobody else is led to it. Keys and pointer renew the lease; leaving the page ends
 * it, and an open page that nobody uses loses it after some minutes.
 */
export const useLease = (id: string): Lease => {
  const { beAtCase } = useCasesData();
  // The data provider makes its methods anew whenever they are asked for.
  const be = useRef(beAtCase);
  be.current = beAtCase;
  const me = useSession().user?.id;
  const queries = useQueryClient();
  const isUsed = useRef(true);
  const queryKey = ['admin/data', 'presence', id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => {
      const working = isUsed.current;
      isUsed.current = false;
      return beAtCase(id, working ? { working } : {});
    },
    refetchInterval: everyMs,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    const use = () => {
      isUsed.current = true;
    };
    const leave = () => void be.current(id, { leave: true }).catch(() => {});
    const stop = new AbortController();
    for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, use, { signal: stop.signal });
    window.addEventListener('pagehide', leave, { signal: stop.signal });
    return () => {
      stop.abort();
      leave();
    };
  }, [id]);
  const holder = data?.holder ?? null;
  return {
    holder: holder?.id === me ? null : holder,
    others: data?.present.filter((person) => person.id !== holder?.id) ?? [],
    take: async () => {
      queries.setQueryData(queryKey, await beAtCase(id, { take: true }));
    },
  };
};

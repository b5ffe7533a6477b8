import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import { useGetOne } from 'react-admin';

export const isUnderWay = ({ stage }: ImportOut): boolean => stage === 'running' || stage === 'reverting';

/** One file; read again each second while it is being worked on. */
export const useImport = (id: string) =>
  useGetOne<ImportOut>(
    'admin/data/import',
    { id },
    { refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data) ? 1_000 : false) },
  );

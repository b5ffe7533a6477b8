import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createStore, useStore } from '../../../shared/device/store.ts';

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const here = createStore(true);

/** What a link has said of the way here. The server that rendered the page doesn't know it, the browser does. */
export const useWayHere = (): { readonly from: string | null; readonly wasMerged: boolean } => {
  const { state } = useLocation();
  const isKnown = useStore(here, () => false);
  const { from, mergedFrom } = isKnown ? asObject(state) : {};
  return { from: typeof from === 'string' ? from : null, wasMerged: mergedFrom !== undefined };
};

/**
 * Leads on from the address of a merged case to that of the case that it was merged into; its own address stays valid for ever.
 * Answers whether it does. `standing`: the id of the case that was found under this id.
 */
export const useLedOn = ({ id, q, standing }: { id: string; q: string; standing: string | null }): boolean => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isElsewhere = standing !== null && standing !== id;
  const to = isElsewhere
    ? `/search/${encodeURIComponent(standing)}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`
    : '';
  useEffect(() => {
    if (to !== '') void navigate(to, { replace: true, state: { ...asObject(state), mergedFrom: id } });
  }, [to, id, navigate, state]);
  return isElsewhere;
};

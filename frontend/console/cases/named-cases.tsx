import { Box, Link as MuiLink } from '@mui/material';
import type { MasterCase } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useGetMany } from 'react-admin';
import { Link } from 'react-router';
import { caseLabel, type Named, outcomeShown } from './words.ts';

/** The part of a case that names it in a report, and the address of its page. */
export type NamedCase = { readonly page: string; readonly item: NamedItem | null };
type NamedItem = Named & Pick<RefineItem, 'point' | 'outcome' | 'proposedOutcome'>;

const rarelyAsked = { staleTime: 60_000 } as const;

/** Each of these cases, in refinement or accepted; its item is null until it is loaded. */
export const useNamedCases = (ids: readonly string[]): ((id: string) => NamedCase) => {
  const inRefinement = useGetMany<RefineItem>('admin/data', { ids: [...ids] }, rarelyAsked).data ?? [];
  const accepted = useGetMany<MasterCase>('admin/data/master', { ids: [...ids] }, rarelyAsked).data ?? [];
  return (id) => {
    const item = accepted.find((one) => one.id === id);
    if (item !== undefined) return { page: `/admin/data/master/${id}`, item: { ...item, proposedOutcome: null } };
    return { page: `/admin/data/${id}`, item: inRefinement.find((one) => one.id === id) ?? null };
  };
};

/**
 * A case as a link by tribunal, number and title, with its outcome, or the proposed one, beside it and what it decides below;
 * until it is loaded, the beginning of its id.
 */
export const NamedCaseLink = ({ id, named: { page, item } }: { id: string; named: NamedCase }) => (
  <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' }}>
    <MuiLink
      component={Link}
      to={page}
      sx={{ display: 'inline-block', minHeight: 24, mr: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {item === null ? id.slice(0, 8) : caseLabel(item)}
    </MuiLink>
    {item !== null && ` 결과: ${outcomeShown(item)}`}
    {item !== null && item.point !== '' && (
      <Box
        component="span"
        sx={{
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {item.point}
      </Box>
    )}
  </Box>
);

type NamedListProps = {
  readonly title: string;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => NamedCase;
};

/** A few cases under what they have in common (`같을 수 있는 자료`). */
export const NamedList = ({ title, ids, nameOf }: NamedListProps) => (
  <Box sx={{ fontSize: 14 }}>
    {title}
    <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5 }}>
      {ids.map((id) => (
        <li key={id}>
          <NamedCaseLink id={id} named={nameOf(id)} />
        </li>
      ))}
    </Box>
  </Box>
);

import { Link as MuiLink } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { caseName } from '../shared/words.ts';
import { placeSearch } from './queue-address.ts';

/** What a case is called, as the way to it; the place in the queue goes along, so that the next case is the queue's. */
export const QueueLink = ({ item }: { item: RefineItem }) => {
  const { filterValues, sort } = useListContext<RefineItem>();
  return (
    <MuiLink
      component={Link}
      to={`/admin/data/${item.id}${placeSearch({ filter: filterValues, sort })}`}
      sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minHeight: 24 }}
    >
      {caseName(item)}
    </MuiLink>
  );
};

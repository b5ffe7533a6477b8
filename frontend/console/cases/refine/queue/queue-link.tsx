import { Link as MuiLink, Typography } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { placeSearch } from '../../queue-address.ts';
import { caseName } from '../../words.ts';

/**
 * The title of a case, as a link to it. The link names the place in the queue, so that "next case" follows the queue.
 */
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

/** The decision in a sentence, in at most two lines; in one where rows are close. */
export const PointLine = ({ point }: Pick<RefineItem, 'point'>) =>
  point !== '' && (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        maxWidth: 520,
        'html[data-density=compact] &': { WebkitLineClamp: 1 },
      }}
    >
      {point}
    </Typography>
  );

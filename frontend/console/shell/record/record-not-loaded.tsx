import { Button } from '@mui/material';
import { Link } from 'react-router';
import { ListFailure } from '../../list/list-states.tsx';
import { PageHeading } from '../page-heading.tsx';

type RecordNotLoadedProps = {
  /** The title of the page. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The list that the user came from. */
  readonly list: { readonly to: string; readonly name: string };
};

/** Shown in place of a record that can't be read: the reason, a button to try again, and a link back. */
export const RecordNotLoaded = ({ title, error, onRetry, list }: RecordNotLoadedProps) => (
  <>
    <PageHeading title={title} />
    <ListFailure error={error} onRetry={onRetry} />
    <Button component={Link} to={list.to} sx={{ mt: 2 }}>
      {list.name}
    </Button>
  </>
);

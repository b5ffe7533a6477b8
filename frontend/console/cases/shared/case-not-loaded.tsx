import { Button } from '@mui/material';
import { Link } from 'react-router';
import { PageHeading } from '../../shell/page-heading.tsx';
import { ListFailure } from './list-states.tsx';

type CaseNotLoadedProps = {
  /** What was to be shown. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where one came from. */
  readonly list: { readonly to: string; readonly name: string };
};

/** A case's page, where the case can't be had: why, once more, or back. */
export const CaseNotLoaded = ({ title, error, onRetry, list }: CaseNotLoadedProps) => (
  <>
    <PageHeading title={title} />
    <ListFailure error={error} onRetry={onRetry} />
    <Button component={Link} to={list.to} sx={{ mt: 2 }}>
      {list.name}
    </Button>
  </>
);

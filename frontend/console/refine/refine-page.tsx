import { Alert, Button } from '@mui/material';
import { Link, Navigate, useParams } from 'react-router';
import { OnlyFor } from '../access/only-for.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { PageHeading } from '../shell/page-heading.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { RefineWork } from './refine-work.tsx';
import { useRefineCase } from './use-refine-case.ts';
import { useRow } from './use-row.ts';

/** /admin/data/{id}: one case in refinement, its text beside its form. */
const RefinePage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="data">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default RefinePage;

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = useRefineCase(id);
  const { queue } = useRow(id);
  if (data !== undefined) return <RefineWork item={data} />;
  if (!error) return <PageWaiting />;
  const leadsTo = whereTo(error, id);
  if (leadsTo !== null) return <Navigate to={leadsTo} replace />;
  return (
    <>
      <PageHeading title="정제할 자료" />
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            다시 시도
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
      <Button component={Link} to={queue} sx={{ mt: 2 }}>
        목록으로
      </Button>
    </>
  );
};

/** Of a case that is no work any more, the server says what it is now. */
const whereTo = (error: unknown, id: string): string | null => {
  if (!(error instanceof ApiError) || typeof error.body.stage !== 'string') return null;
  const { mergedInto } = error.body;
  return typeof mergedInto === 'string' ? `/admin/data/master/${mergedInto}` : `/admin/data/master/${id}`;
};

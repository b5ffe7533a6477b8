import { RecordContextProvider } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { useRefineCase } from '../use-refine-case.ts';
import type { TypedAhead } from './keys/typed-ahead.ts';
import { useTypedAhead } from './keys/use-typed-ahead.ts';
import { useRow } from './queue/use-row.ts';
import { RefineWork } from './refine-work.tsx';

/** /admin/data/{id}: one case in refinement, its text beside its form. */
const RefinePage = () => {
  const { id = '' } = useParams();
  const typedAhead = useTypedAhead();
  return (
    <OnlyFor entry="data">
      <Loaded id={id} key={id} typedAhead={typedAhead} />
    </OnlyFor>
  );
};

export default RefinePage;

const Loaded = ({ id, typedAhead }: { id: string; typedAhead: TypedAhead }) => {
  const { data, error, refetch } = useRefineCase(id);
  const { queue } = useRow(id);
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <RefineWork item={data} typedAhead={typedAhead} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  const leadsTo = whereTo(error, id);
  if (leadsTo !== null) return <Navigate to={leadsTo} replace />;
  return (
    <RecordNotLoaded
      title="정제할 자료"
      error={error}
      onRetry={() => void refetch()}
      list={{ to: queue, name: '목록으로' }}
    />
  );
};

/** For a case that has left refinement, the server returns its master record; this is the address of its page. */
const whereTo = (error: unknown, id: string): string | null => {
  if (!(error instanceof ApiError) || typeof error.body.stage !== 'string') return null;
  const { mergedInto } = error.body;
  return typeof mergedInto === 'string' ? `/admin/data/master/${mergedInto}` : `/admin/data/master/${id}`;
};

import { Button } from '@mui/material';
import { Link, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { ListEmpty } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { tabAddress } from '../list/tabs.ts';
import { useReview } from '../use-review.ts';
import { Workspace } from './workspace.tsx';

/** /inspection/detail?id=… and /inspection/detail/…: one advice, where it is reviewed. */
const DetailPage = () => {
  const { id: named } = useParams();
  const [params] = useSearchParams();
  const id = named ?? params.get('id') ?? '';
  return <OnlyFor entry="inspection">{id === '' ? <NoneChosen /> : <Loaded id={id} key={id} />}</OnlyFor>;
};

export default DetailPage;

const list = { to: tabAddress('mine'), name: '검수 목록으로' };

const Loaded = ({ id }: { id: string }) => {
  const { user } = useSession();
  const { data, error, refetch } = useReview(id);
  if (data !== undefined && user !== null) return <Workspace review={data} me={user.id} />;
  if (!error) return <PageWaiting />;
  return <RecordNotLoaded title="검수" error={error} onRetry={() => void refetch()} list={list} />;
};

const NoneChosen = () => (
  <>
    <PageHeading title="검수" />
    <ListEmpty
      action={
        <Button color="inherit" component={Link} to={list.to}>
          {list.name}
        </Button>
      }
    >
      검토할 자문을 목록에서 골라 주십시오.
    </ListEmpty>
  </>
);

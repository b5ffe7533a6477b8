import { stageTexts } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanClock, koreanDate, koreanDateWithDay } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { consultationPath } from '../../shell/consult-paths.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { fetchConsultations, type OwnConsultation, pageSize } from '../consultation-api.ts';
import '../../advice/advice.css';

/** `/consult/list`: one's own consultations. */
const ListPage = () => (
  <RequireSignIn>
    <Loaded />
  </RequireSignIn>
);

export default ListPage;

const Loaded = () => {
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const person = useSession().user?.id ?? '';
  const [loading, set] = useLoaded(() => fetchConsultations(person, page), `${person} ${page}`);
  if (loading.state === 'loading') return <PageLoading label="상담 내역을 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <ConsultationList {...loading.value} page={page} />;
};

type ConsultationListProps = {
  readonly items: readonly OwnConsultation[];
  readonly total: number;
  readonly page: number;
};

export const ConsultationList = ({ items, total, page }: ConsultationListProps) => (
  <Page title="상담 내역" width="form">
    <h1>상담 내역</h1>
    {items.length === 0 ? (
      <p>{page === 1 ? '아직 신청한 상담이 없어요.' : '여기에는 상담이 없어요.'}</p>
    ) : (
      <ul className="advice-list">
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    )}
    <div className="actions">
      {page > 1 && (
        <ButtonLink kind="secondary" to={page === 2 ? '/consult/list' : `/consult/list?page=${page - 1}`}>
          새것 더 보기
        </ButtonLink>
      )}
      {page * pageSize < total && (
        <ButtonLink kind="secondary" to={`/consult/list?page=${page + 1}`}>
          지난 상담 더 보기
        </ButtonLink>
      )}
      <ButtonLink to="/consult">상담 신청하기</ButtonLink>
    </div>
  </Page>
);

const Row = ({ item: { id, stage, topic, requestedAt, agreedAt } }: { item: OwnConsultation }) => (
  <li className="card advice-row">
    <p className="advice-row-top">
      <span className="stage-mark">{stageTexts[stage]}</span>
      <span className="soft">{koreanDate(requestedAt)}</span>
    </p>
    <h2>
      <Link to={consultationPath(id)}>{topics[topic]} 상담</Link>
    </h2>
    {stage === 'agreed' && agreedAt !== null && (
      <p>
        {koreanDateWithDay(agreedAt)} {koreanClock(agreedAt)}
      </p>
    )}
  </li>
);

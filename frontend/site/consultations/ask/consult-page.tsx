import type { ConsultationTerms } from '@nomucheck/domain/consultations/contract.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { loadSession, useSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { fetchConsultTerms } from '../../checks/check-api.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { useSiteInfo } from '../../shell/site-info.ts';
import { DeadlineNotice } from '../ways/deadline-notice.tsx';
import { OtherWays } from '../ways/other-ways.tsx';
import { HeldRequest } from './held-request.tsx';
import { RequestForm } from './request-form.tsx';
import '../../checks/check.css';
import '../consultations.css';

/** `/consult`: the request of a consultation. `?checkId=`: about this check, whose answers aren't asked for again. */
const ConsultPage = () => {
  const [loading, set] = useLoaded(fetchConsultTerms, 'terms');
  const { firm } = useSiteInfo();
  const [params] = useSearchParams();
  const checkId = params.get('checkId');
  if (loading.state === 'loading') return <PageLoading label="상담 신청을 준비하고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  const terms = loading.value;
  return terms.open ? (
    <Open terms={terms} checkId={checkId} />
  ) : (
    <Page title="개별 상담" width="form">
      <OtherWays firm={firm} checkId={checkId} />
    </Page>
  );
};

export default ConsultPage;

const Open = ({ terms, checkId }: { terms: ConsultationTerms; checkId: string | null }) => {
  const session = useSession();
  const person = session.user?.id ?? null;
  const { pathname, search } = useLocation();
  return (
    <Page title="개별 상담 신청" width="form">
      <h1>개별 상담 신청</h1>
      <p className="lead">노무사가 글을 읽고 답해 드려요. 고른 시간 가운데 하나로 {terms.minutes}분 상담도 잡아요.</p>
      {person !== null && (
        <p>
          <Link to="/consult/list" className="link-alone">
            상담 내역 보기
          </Link>
        </p>
      )}
      <DeadlineNotice checkId={checkId} />
      {session.status === 'unreachable' && (
        <Notice tone="warning" title="서버에 연결하지 못했어요" role="alert">
          <p>적어 두신 내용은 이 기기에 그대로 있어요. 연결되면 이어서 쓸 수 있어요.</p>
          <Button kind="secondary" onClick={() => void loadSession()}>
            다시 연결하기
          </Button>
        </Notice>
      )}
      {(session.status === 'signed_in' || session.status === 'anonymous') && (
        <HeldRequest person={person} back={pathname + search}>
          <RequestForm key={`${person} ${checkId}`} user={session.user} checkId={checkId} terms={terms} />
        </HeldRequest>
      )}
    </Page>
  );
};

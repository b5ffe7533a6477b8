import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import { standingOf } from '@nomucheck/domain/applications/standing.ts';
import { useParams } from 'react-router';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { koreanToday } from '../../shared/formats.ts';
import { ButtonLink } from '../forms/button.tsx';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { fetchApplication } from './application-api.ts';
import { ApplicationDesk } from './application-desk.tsx';
import { title } from './words.ts';
import '../checks/check.css';
import './application.css';

/** `/check/application/{id}`: the application that follows from a finished check. */
const ApplicationPage = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <LoadedApplication key={id} id={id} />
    </RequireSignIn>
  );
};

export default ApplicationPage;

const LoadedApplication = ({ id }: { id: string }) => {
  const [loading, set] = useLoaded<ApplicationOut>(() => fetchApplication(id), id);
  if (loading.state === 'loading') return <PageLoading label="신청서를 불러오고 있어요" />;
  if (loading.state === 'failed') {
    if (isAbsent(loading.code)) return <NotThere />;
    return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  }
  const today = koreanToday();
  const standing = standingOf(loading.value.basis, today);
  const [first] = standing.documents;
  if (first === undefined) return <NoneToWrite id={id} why={standing.whyNoRelief ?? ''} />;
  return <ApplicationDesk application={loading.value} standing={standing} first={first} today={today} />;
};

/** Of another person, not finished, or an id that is none. */
const isAbsent = (code: string): boolean =>
  code === 'not_found' || code === 'check_fetch_failed' || code === 'invalid_request' || code === 'survey_empty';

const NotThere = () => (
  <Page title="신청서를 찾을 수 없어요" width="form">
    <h1>신청서를 찾을 수 없어요</h1>
    <p>신청서는 끝낸 진단에서 쓸 수 있어요. 내 진단은 진단 내역에 모여 있어요.</p>
    <div className="actions">
      <ButtonLink to="/more/checkList">진단 내역 보기</ButtonLink>
    </div>
  </Page>
);

const NoneToWrite = ({ id, why }: { id: string; why: string }) => (
  <Page title={title} width="form">
    <h1>이 진단으로는 신청서를 쓸 수 없어요</h1>
    <p>{why}</p>
    <div className="actions">
      <ButtonLink to={`/check/result/${id}`}>진단 결과로 돌아가기</ButtonLink>
    </div>
  </Page>
);

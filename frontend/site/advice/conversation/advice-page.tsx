import { useParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { fetchAdvice } from '../advice-api.ts';
import { AdviceView } from './advice-view.tsx';
import '../../checks/check.css';
import '../advice.css';

/** `/advices/:id`: one question, from the conversation to the reviewed advice. */
const AdvicePage = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <LoadedAdvice key={id} id={id} />
    </RequireSignIn>
  );
};

export default AdvicePage;

const LoadedAdvice = ({ id }: { id: string }) => {
  const [loading, set] = useLoaded(() => fetchAdvice(id), id);
  if (loading.state === 'loading') return <PageLoading label="질문과 답을 불러오고 있어요" />;
  if (loading.state === 'failed') {
    return loading.code === 'not_found' || loading.code === 'invalid_request' ? (
      <Absent />
    ) : (
      <LoadFailed message={loading.message} onRetry={() => set(null)} />
    );
  }
  return <AdviceView advice={loading.value} onRead={(value) => set({ state: 'ready', value })} />;
};

const Absent = () => (
  <Page title="질문을 찾을 수 없어요" width="form">
    <h1>찾으시는 질문이 없어요</h1>
    <p>주소가 잘못 적혔거나, 다른 계정으로 쓴 질문일 수 있어요.</p>
    <div className="actions">
      <ButtonLink to="/advices/list">내 질문 보기</ButtonLink>
      <ButtonLink to="/advices" kind="secondary">
        새로 묻기
      </ButtonLink>
    </div>
  </Page>
);

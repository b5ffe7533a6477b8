import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { useCallback, useRef } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { fetchConsultation } from '../consultation-api.ts';
import { ConsultationView } from './consultation-view.tsx';
import '../../checks/check.css';
import '../../advice/advice.css';
import '../consultations.css';

/** `/consult/:id`: one of one's own consultations. */
const ConsultationPage = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <LoadedConsultation key={id} id={id} />
    </RequireSignIn>
  );
};

export default ConsultationPage;

const LoadedConsultation = ({ id }: { id: string }) => {
  const [loading, set] = useLoaded(() => fetchConsultation(id), id);
  const show = useRef(set);
  show.current = set;
  const onChanged = useCallback((value: ConsultationOut) => show.current({ state: 'ready', value }), []);
  const onBehind = useCallback(() => {
    void fetchConsultation(id).then((reply) => {
      if (reply.ok) onChanged(reply.value);
    });
  }, [id, onChanged]);
  if (loading.state === 'loading') return <PageLoading label="상담을 불러오고 있어요" />;
  if (loading.state === 'failed') {
    return ['not_found', 'invalid_request'].includes(loading.code) ? (
      <Absent />
    ) : (
      <LoadFailed message={loading.message} onRetry={() => set(null)} />
    );
  }
  return <ConsultationView consultation={loading.value} onChanged={onChanged} onBehind={onBehind} />;
};

const Absent = () => (
  <Page title="상담을 찾을 수 없어요" width="form">
    <h1>찾으시는 상담이 없어요</h1>
    <p>주소가 잘못 적혔거나, 다른 계정으로 신청한 상담일 수 있어요.</p>
    <div className="actions">
      <ButtonLink to="/consult/list">상담 내역 보기</ButtonLink>
      <ButtonLink to="/consult" kind="secondary">
        상담 신청하기
      </ButtonLink>
    </div>
  </Page>
);

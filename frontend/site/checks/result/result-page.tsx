import type { CheckRecord, Result } from '@nomucheck/domain/checks/contract/check.ts';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { useSiteInfo } from '../../shell/site-info.ts';
import { fetchCheck, recalculate } from '../check-api.ts';
import { ResultDeadline } from '../form/progress/deadline-chip.tsx';
import { CheckBar } from '../frame/check-bar.tsx';
import { draftStore } from '../in-hand/the-store.ts';
import { resultPath } from '../question-url.ts';
import { wording } from '../wording.ts';
import { CorrectedNotice } from './corrected-notice.tsx';
import { ResultView } from './result-view.tsx';
import { placeLeft, returnTo } from './rows/place-left.ts';
import '../check.css';
import '../result.css';

/** `/check/result/{id}` and `/check/result?id=`: the check's newest calculation, or with `at` the one that stood then. */
const ResultPage = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const id = params.id ?? search.get('id') ?? '';
  const at = search.get('at') ?? undefined;
  return (
    <RequireSignIn>{id === '' ? <NotThere /> : <LoadedResult key={`${id} ${at}`} id={id} at={at} />}</RequireSignIn>
  );
};

export default ResultPage;

const LoadedResult = ({ id, at }: { id: string; at: string | undefined }) => {
  const { unlocked } = useSiteInfo();
  const [loading, set] = useLoaded<CheckRecord>(() => fetchCheck(id, at), `${id} ${at}`);
  const [comeBack] = useState(() => {
    const place = placeLeft();
    return place === null ? null : () => returnTo(place);
  });
  const isFinished = loading.state === 'ready' && loading.value.result !== null;
  useEffect(() => {
    if (isFinished && draftStore.snapshot().draft?.id === id) draftStore.forget();
  }, [isFinished, id]);
  if (loading.state === 'loading') return <PageLoading label="결과를 불러오고 있어요" />;
  if (loading.state === 'failed') {
    return isAbsent(loading.code) ? <NotThere /> : <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  }
  const check = loading.value;
  // A new calculation of the person's own takes the place of what the service corrected.
  const { corrected: _corrected, ...uncorrected } = check;
  const isOnlyRead = at !== undefined || check.ofAnother === true;
  if (check.result === null) return <NotFinished isDiscarded={check.status === 'discarded'} />;
  return (
    <Page title={wording.result.title} width="wide" className="result-page" onReturn={comeBack}>
      {/* The days that are left are the worker's to use, and so is the way out. */}
      {check.result.side === 'employee' && (
        <CheckBar deadline={<ResultDeadline routes={check.result.routes} today={koreanToday()} />} />
      )}
      <ResultView
        check={check}
        result={check.result}
        isUnlockedBySetting={unlocked}
        isOnlyRead={isOnlyRead}
        outdated={
          <>
            {check.corrected && <CorrectedNotice corrected={check.corrected} side={check.result.side} />}
            {at !== undefined && <AsItWas id={id} />}
            {check.ofAnother === true && <ReadByStaff id={id} />}
            {check.result.outdated && !isOnlyRead && (
              <Outdated
                id={id}
                onRecalculated={(result) => set({ state: 'ready', value: { ...uncorrected, result } })}
              />
            )}
          </>
        }
      />
    </Page>
  );
};

/** Another person's record is shown as a missing one; an invalid id, too. */
const isAbsent = (code: string): boolean =>
  code === 'not_found' || code === 'check_fetch_failed' || code === 'invalid_request';

const NotThere = () => (
  <Page title="결과를 찾을 수 없어요" width="form">
    <h1>결과를 찾을 수 없어요</h1>
    <p>주소가 바뀌었거나 다른 계정의 결과일 수 있어요. 내 결과는 진단 내역에 모여 있어요.</p>
    <div className="actions">
      <ButtonLink to="/more/checkList">진단 내역 보기</ButtonLink>
      <ButtonLink to="/check" kind="secondary">
        새로 진단하기
      </ButtonLink>
    </div>
  </Page>
);

const NotFinished = ({ isDiscarded }: { isDiscarded: boolean }) => (
  <Page title="아직 결과가 없어요" width="form">
    <h1>{isDiscarded ? '지운 진단이에요' : '아직 끝나지 않은 진단이에요'}</h1>
    <p>{isDiscarded ? '결과를 내기 전에 지운 진단이라 결과가 없어요.' : '남은 질문에 답하면 결과를 볼 수 있어요.'}</p>
    <ButtonLink to={isDiscarded ? '/check' : '/check/form'}>{isDiscarded ? '새로 진단하기' : '이어서 하기'}</ButtonLink>
  </Page>
);

const AsItWas = ({ id }: { id: string }) => (
  <Notice title="그때 계산한 결과예요. 기한과 자료는 지금과 다를 수 있어요.">
    <ButtonLink to={resultPath(id)} kind="secondary">
      지금 결과 보기
    </ButtonLink>
  </Notice>
);

/** The console is another application, so its address is loaded anew. */
const ReadByStaff = ({ id }: { id: string }) => (
  <Notice title="다른 분의 결과예요. 다시 계산하거나 결제하는 것은 본인만 할 수 있어요.">
    <p>
      <a href={`/admin/check/${id}`}>업무 화면에서 보기</a>
    </p>
  </Notice>
);

const Outdated = ({ id, onRecalculated }: { id: string; onRecalculated: (result: Result) => void }) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [key] = useState(randomId);
  const again = async () => {
    setBusy(true);
    const reply = await recalculate(id, key);
    setBusy(false);
    if (reply.ok) onRecalculated(reply.value);
    else setFailure(reply.message);
  };
  return (
    <div className="no-print">
      <Notice tone="warning" title={wording.result.outdated} role="status">
        {failure !== null && <p role="alert">{failure}</p>}
        <Button kind="secondary" busy={isBusy} busyLabel="계산하고 있어요" onClick={() => void again()}>
          다시 계산하기
        </Button>
      </Notice>
    </div>
  );
};

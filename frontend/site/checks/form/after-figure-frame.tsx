import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { checkServer, fetchCheck } from '../check-api.ts';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { isStopped } from '../draft/saving.ts';
import { useForm } from '../form-loader.ts';
import { CheckContext } from '../in-hand/check-context.ts';
import { useCheckInHand } from '../in-hand/use-check-in-hand.ts';
import { answersOfResultPath } from '../question-url.ts';
import QuestionPage from './question-page.tsx';
import { wayAfterFigure } from './way.ts';
import '../check.css';

/** `/check/result/{id}/more/intake/10`: a question that follows the figure, for a check that has its result. */
const AfterFigureFrame = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <LoadedCheck key={id} id={id} />
    </RequireSignIn>
  );
};

export default AfterFigureFrame;

const LoadedCheck = ({ id }: { id: string }) => {
  const [check, setCheck] = useLoaded<CheckRecord>(() => fetchCheck(id), id);
  const [form, setForm] = useForm();
  if (check.state === 'failed') return <LoadFailed message={check.message} onRetry={() => setCheck(null)} />;
  if (form.state === 'failed') return <LoadFailed message={form.message} onRetry={() => setForm(null)} />;
  if (check.state === 'loading' || form.state === 'loading') return <PageLoading label="질문지를 불러오고 있어요" />;
  if (check.value.status !== 'completed' || check.value.rulesetVersion !== form.value.rulesetVersion)
    return <Navigate to={answersOfResultPath(id)} replace />;
  return <WithFinished check={check.value} form={form.value} />;
};

const WithFinished = ({ check, form }: { check: CheckRecord; form: Form }) => {
  const owner = useSession().user?.id ?? null;
  const store = useMemo(() => storeOf(check, owner), [check, owner]);
  const way = useMemo(() => {
    const answers = new Map(check.answers.map(({ key, value }) => [key, value] as const));
    return wayAfterFigure(check.id, form, answers, koreanToday());
  }, [check, form]);
  const inHand = useCheckInHand(store, form, way, true);
  if (inHand === null || isStopped(inHand.save)) return <Navigate to={answersOfResultPath(check.id)} replace />;
  return (
    <CheckContext value={inHand}>
      <QuestionPage />
    </CheckContext>
  );
};

/** Saves as a draft does; nothing stays on the device. */
const storeOf = (check: CheckRecord, owner: string | null): DraftStore => {
  const store = createDraftStore({
    server: { ...checkServer, unfinished: () => fetchCheck(check.id) },
    storage: { load: () => null, save: () => undefined, forget: () => undefined },
    now: () => new Date().toISOString(),
    randomKey: randomId,
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  if (owner !== null) store.resume(check, owner);
  return store;
};

import { addressOf, indexOf } from '@nomucheck/domain/checks/form-index.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { lazy, useEffect, useMemo, useState } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router';
import { loadSession, type Session, useSession } from '../../../shared/client/session.ts';
import { lazyPage } from '../../shell/page/lazy-page.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { isStopped } from '../draft/saving.ts';
import { loadBarParts } from '../form/bar/load-bar-parts.ts';
import { unsentBelongsTo } from '../form/fields/unsent-fields.ts';
import FormEntry from '../form/form-entry.tsx';
import QuestionPage from '../form/question-page.tsx';
import { noteQuestions } from '../form/questions-in-history.ts';
import { wayToFigure } from '../form/way.ts';
import { useForm } from '../form-loader.ts';
import { CheckContext } from '../in-hand/check-context.ts';
import { refreshFromAccount } from '../in-hand/refresh-from-account.ts';
import { draftStore, useDraftStore } from '../in-hand/the-store.ts';
import { useCheckInHand } from '../in-hand/use-check-in-hand.ts';
import { startPath } from '../question-url.ts';
import '../check.css';

const BeyondQuestions = lazyPage(() => import('../form/beyond-questions.tsx'));
const AnswersPage = lazyPage(() => import('../answers/answers-page.tsx'));
const stoppedPage = () => import('../leaving/stopped-page.tsx');
const StoppedPage = lazy(() => stoppedPage().then((module) => ({ default: module.StoppedPage })));

/** Loads the questionnaire and the draft, and passes both to the page in it. */
const CheckFrame = () => {
  const [loading, reload] = useForm();
  const session = useSession();
  const found = useDraftInHand(session);
  const { save } = useDraftStore();

  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => reload(null)} />;
  if (loading.state === 'loading' || found === 'looking') return <PageLoading label="질문지를 불러오고 있어요" />;
  if (isStopped(save)) return <StoppedPage save={save} onReload={() => reload(null)} />;
  if (found === 'none') return <BeyondQuestions />;
  if (found === 'two') return <Navigate to={startPath} replace />;
  return <WithCheck form={loading.value} />;
};

export default CheckFrame;

/**
 * These pages are loaded as soon as a question is there: erasing must work without a connection, and the result should appear
 * quickly.
 */
const preloadWhatFollows = (): void => {
  for (const page of [
    AnswersPage.load(),
    stoppedPage(),
    loadBarParts(),
    import('../what-follows.ts').then(({ loadWhatFollows }) => loadWhatFollows()),
  ])
    page.catch(() => undefined);
};

/** The device's draft, else the account's; loaded again when somebody signs in or out. */
const useDraftInHand = (session: Session): 'looking' | 'here' | 'none' | 'two' => {
  const { draft } = useDraftStore();
  const [asked, setAsked] = useState<{ who: string; found: 'one' | 'two' } | null>(null);
  const owner = session.status === 'signed_in' ? session.user.id : null;
  const who = owner ?? 'nobody';

  useEffect(() => {
    if (session.status === 'loading' || session.status === 'unreachable') return;
    if (owner !== null) unsentBelongsTo(owner);
    draftStore.belongsTo(owner);
    if (owner === null) return setAsked({ who: 'nobody', found: 'one' });
    let isCurrent = true;
    void refreshFromAccount(owner).then((found) => {
      if (isCurrent) setAsked({ who: owner, found });
    });
    return () => {
      isCurrent = false;
    };
  }, [session.status, owner]);

  if (asked?.who === who && asked.found === 'two' && draft?.owner === null) return 'two';
  if (draft !== null) return 'here';
  if (session.status === 'loading') return 'looking';
  if (session.status === 'unreachable') return 'none';
  return asked?.who === who ? 'none' : 'looking';
};

const pages: RouteObject[] = [
  { index: true, element: <FormEntry /> },
  { path: 'answers', element: <AnswersPage /> },
  { path: ':section/:numbering', element: <QuestionPage /> },
  { path: '*', element: <FormEntry /> },
];

const FormPages = () => useRoutes(pages);

const WithCheck = ({ form }: { form: Form }) => {
  useEffect(() => {
    // Not beside what the question itself still loads.
    const timer = setTimeout(preloadWhatFollows, 1000);
    return () => clearTimeout(timer);
  }, []);
  const { draft } = useDraftStore();
  const way = useMemo(() => wayToFigure(form), [form]);
  const check = useCheckInHand(draftStore, form, way);

  useEffect(() => {
    if (draft !== null && draft.id === null && draft.rulesetVersion !== form.rulesetVersion)
      draftStore.adopt(form.rulesetVersion, (key) => {
        const found = indexOf(form).byKey.get(key);
        return found === undefined ? null : addressOf(found);
      });
  }, [draft, form]);
  useEffect(() => void draftStore.send(), []);
  // The account has no consent any more, whatever this page knew of it: it is asked for again.
  const isWithheld = check?.notice?.kind === 'withheld';
  useEffect(() => {
    if (isWithheld) void loadSession();
  }, [isWithheld]);

  const hasCheck = check !== null;
  useEffect(() => {
    if (hasCheck) noteQuestions();
  }, [hasCheck]);
  if (check === null) return <BeyondQuestions />;
  return (
    <CheckContext value={check}>
      <FormPages />
    </CheckContext>
  );
};

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Session, useSession } from '../../../shared/client/session.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { underOverlay } from '../../../shared/overlay.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { submitCheck } from '../check-api.ts';
import { isStopped } from '../draft/saving.ts';
import { unsettled } from '../draft/unsettled.ts';
import { refreshFromAccount } from '../in-hand/refresh-from-account.ts';
import { draftStore } from '../in-hand/the-store.ts';
import { answersPath, resultPath, startPath } from '../question-url.ts';

/** In the address after signing in or up: the person asked for the result before, so it is calculated at once. */
const wanted = 'result';

export type Submit = {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly failure: { readonly message: string; readonly attempt: number } | null;
  readonly press: () => void;
};

/** Sends what isn't saved yet, has the result calculated, and goes to its page. */
export const useSubmit = (isComplete: boolean): Submit => {
  const session = useSession();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [failure, setFailure] = useState<Submit['failure']>(null);
  const [isBusy, setBusy] = useState(false);
  /** One press makes one result: a retry after a lost response sends the same request. */
  const key = useRef(randomId());

  const fail = (message: string) => setFailure((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));

  const submit = async () => {
    setBusy(true);
    // The draft was begun before signing in and isn't in the account yet: this press saves it there, too.
    const isUnclaimed = draftStore.snapshot().draft?.owner === null;
    if (isUnclaimed && session.status === 'signed_in' && (await refreshFromAccount(session.user.id)) === 'two')
      return navigate(startPath);
    await draftStore.send();
    const { draft, save } = draftStore.snapshot();
    const hindrance = unsettled(draft);
    if (draft === null || draft.id === null || hindrance !== null) {
      setBusy(false);
      if (hindrance !== null && !isStopped(save)) fail(hindrance);
      return;
    }
    const reply = await submitCheck(draft.id, key.current);
    setBusy(false);
    if (!reply.ok) {
      key.current = randomId();
      if (reply.code === 'autosave_mismatch') return draftStore.stop(reply);
      return fail(reply.message);
    }
    // The result's page removes the finished draft, once it shows the result.
    await navigate(resultPath(draft.id));
  };
  const press = () => void underOverlay('screen', '결과를 계산하고 있어요', submit());

  const isWanted = search.has(wanted) && session.status === 'signed_in' && isComplete;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the person is known; `press` is new at each render.
  useEffect(() => {
    if (!isWanted) return;
    setSearch({}, { replace: true });
    press();
  }, [isWanted]);

  return { session, isBusy, failure, press };
};

export const SubmitFailure = ({ submit: { failure } }: { submit: Submit }) => (
  <ErrorSummary mistakes={[]} message={failure?.message} attempt={failure?.attempt ?? 0} />
);

export const SubmitNote = ({ submit: { session } }: { submit: Submit }) => (
  <p className="soft">
    {session.status === 'anonymous'
      ? '지금까지의 답변은 그대로 있어요. 가입은 1분이면 되고, 마치면 결과가 바로 열려요.'
      : '결과는 추정이며, 본 뒤에도 답을 바꿔 새로 진단할 수 있어요.'}
  </p>
);

const afterAccount = `${answersPath}?${wanted}`;

const ToSignUp = () => <ButtonLink to={withReturn('/user/sign-up', afterAccount)}>가입하고 결과 보기</ButtonLink>;

/** Only visitors need it. Where it can't be loaded the way by the sign-up page stays. */
const AccountForResult = lazy(() =>
  import('../../accounts/account-for-result.tsx').catch(() => ({ default: ToSignUp })),
);

/** Above the answers: the press that makes the result, or the ways to the account that it needs. */
export const SubmitWays = ({ submit }: { submit: Submit }) =>
  submit.session.status === 'anonymous' ? (
    <Suspense fallback={<ToSignUp />}>
      <AccountForResult returnTo={afterAccount} />
    </Suspense>
  ) : (
    <SubmitButton submit={submit} />
  );

/** The button at the lower edge of the screen. */
export const SubmitButton = ({ submit: { session, isBusy, press } }: { submit: Submit }) =>
  session.status === 'anonymous' ? (
    <ToSignUp />
  ) : (
    <Button busy={isBusy} busyLabel="계산하고 있어요" onClick={press}>
      결과 보기
    </Button>
  );

import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { sendingOf } from '../../../shared/client/sending.ts';
import { answerTerms, currentSession } from '../../../shared/client/session.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { Button } from '../../forms/button.tsx';
import { Counter } from '../../forms/counter.tsx';
import { ErrorSummary, type FieldMistake } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { withReturn } from '../../shell/internal-path.ts';
import { advicePath, askAboutPath, askAdvice } from '../advice-api.ts';
import { ProveFirst } from '../refusals/prove-first.tsx';
import { needsProof, refusalInWords } from '../refusals/refusal.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';
import { AiConsent, useNeedsAiConsent } from './ai-consent.tsx';
import { CheckChoice } from './check-choice.tsx';
import { CompanyChoice } from './company-choice.tsx';
import { Examples } from './examples.tsx';
import { bodyOf, draftMistakes, fields } from './question-draft.ts';
import { forgetQuestion, useQuestionDraft } from './use-question-draft.ts';

type AskFormProps = { readonly person: string | null; readonly wantedCheck: string | null };

/** The question. Without a sign-in it can be written, too: it is kept until the person has signed in. */
export const AskForm = ({ person, wantedCheck }: AskFormProps) => {
  const { kept, change, noteSending } = useQuestionDraft(person, wantedCheck);
  const { draft } = kept;
  const [hasAgreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isUnproved, setUnproved] = useState(false);
  const [side, setSide] = useState<'employee' | 'employer' | null>(null);
  const { errors, mistakes, message, attempt, refuse, accept } = useMistakes();
  const needsConsent = useNeedsAiConsent();
  const navigate = useNavigate();
  const here = wantedCheck === null ? '/advices' : askAboutPath(wantedCheck);

  const send = async (): Promise<void> => {
    if (needsConsent) {
      const failure = await answerTerms({ aiProcessing: true });
      if (failure !== null) return refuse([], failure.message);
    }
    const sending = sendingOf(kept.sending, bodyOf(draft), randomId);
    noteSending(sending);
    const answer = await askAdvice(bodyOf(draft), sending.key);
    if (!answer.ok && sensitive.heldBy(answer)) return;
    if (!answer.ok && needsProof(answer)) return setUnproved(true);
    if (!answer.ok) {
      const wrong = mistakesIn(answer);
      return refuse(wrong, wrong.length > 0 ? undefined : wordsOf(answer));
    }
    forgetQuestion();
    await navigate(advicePath(answer.id), { state: { begin: true, masked: answer.masked } });
  };

  const sendOnce = async (): Promise<void> => {
    setBusy(true);
    setUnproved(false);
    await send();
    setBusy(false);
  };
  const sensitive = useSensitiveConsent('advice', fields.question, sendOnce);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = draftMistakes(draft);
    if (person !== null && needsConsent && !hasAgreed)
      wrong.push({ id: fields.consent, message: 'AI 자문을 위한 처리에 동의해 주세요.' });
    if (wrong.length > 0) return refuse(wrong);
    accept();
    if (currentSession().status !== 'signed_in') {
      await navigate(withReturn('/loginCover', here));
      return;
    }
    if (!sensitive.holds(draft.question)) await sendOnce();
  };
  const changeQuestion = (question: string) => {
    sensitive.letGo();
    change({ question });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="ask-form" aria-labelledby="ask-title">
      <h2 id="ask-title">질문하기</h2>
      <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
      {person !== null && (
        <CheckChoice chosen={draft.checkId} onChoose={(checkId) => change({ checkId })} onSide={setSide} />
      )}
      <TextField
        id={fields.question}
        label="무엇이 궁금하신가요?"
        hint={
          <>
            언제, 누가, 어떤 말이나 문서로 했는지 적으면 더 정확해요. 주민등록번호와 전화번호는 저장하기 전에 자동으로
            가려요. 다른 사람의 이름은 적지 않아도 돼요.
          </>
        }
        rows={7}
        value={draft.question}
        error={errors[fields.question]}
        describedBy="question-count"
        onChange={changeQuestion}
      />
      <Counter id="question-count" text={draft.question} most={lengths.question} />
      <Examples
        kind={draft.checkId === null ? 'withoutCheck' : (side ?? 'employee')}
        typed={draft.question}
        onChoose={changeQuestion}
      />
      {person !== null && <CompanyChoice chosen={draft.companyId} onChoose={(companyId) => change({ companyId })} />}
      <TextField
        id={fields.opponent}
        label="다투는 상대방의 이름"
        hint="회사나 사업주의 이름이에요. 저희가 그쪽의 일도 맡고 있지 않은지 확인할 때만 쓰고, 답을 쓰는 데에는 쓰지 않아요."
        optional
        value={draft.opponent}
        error={errors[fields.opponent]}
        onChange={(opponent) => change({ opponent })}
      />
      {person !== null && needsConsent && (
        <AiConsent checked={hasAgreed} onChange={setAgreed} error={errors[fields.consent]} />
      )}
      {isUnproved && <ProveFirst back={here} />}
      {sensitive.panel ?? (
        <Button type="submit" wide busy={busy} busyLabel="질문을 보내고 있어요">
          {person === null ? '로그인하고 질문하기' : '질문하기'}
        </Button>
      )}
      <p className="soft ask-after">
        {person === null
          ? '적은 질문은 이 기기에 남아 있어서 로그인한 뒤에 그대로 보낼 수 있어요.'
          : '질문과 답은 본인만 볼 수 있도록 암호화해 보관해요. 검토를 요청하거나 답이 맞지 않는다고 알려 주시면, 또 위험해 보이는 글이면 노무사도 살펴봐요.'}
      </p>
    </form>
  );
};

/** The server's mistakes at fields that the form has. */
const mistakesIn = ({ errors = {} }: ApiFailure): FieldMistake[] =>
  Object.entries(errors).flatMap(([id, message]) => (id === '' ? [] : [{ id, message }]));

/** A failure of the connection: what was typed is still there. */
const wordsOf = (failure: ApiFailure): string =>
  failure.status === 0 ? `${failure.message} 적은 질문은 그대로 있어요.` : refusalInWords(failure);

import { choicesFor } from '@nomucheck/domain/checks/choices.ts';
import { checkAnswer, normaliseAnswer } from '@nomucheck/domain/checks/questions/intake-rules.ts';
import { openPartOf, withheld } from '@nomucheck/domain/checks/sensitive.ts';
import type { Address, AnswerValue, Choice } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { noteTap } from '../../forms/pointer-tap.ts';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { consentWording } from '../consent-wording.ts';
import { type CheckInHand, useCheck } from '../in-hand/check-context.ts';
import { chosenOf, hasSensitive, textOfChosen } from './choices/chosen.ts';
import { fieldId } from './choices/typed-fields.ts';
import { QuestionFields } from './fields/question-fields.tsx';
import { type Fields, fieldsOf, readAnswer } from './fields/read-answer.ts';
import { dropUnsent, keepUnsent, unsentFields } from './fields/unsent-fields.ts';
import { needsMore, useMore } from './fields/use-more.ts';
import { choiceFor, type Question } from './question.ts';
import { mayAsk, SensitiveConsent } from './sensitive-consent.tsx';
import { ignoreSecondTap } from './step-footer.tsx';
import { pathAfter } from './way.ts';

/** The button that submits it is in the page's footer. */
export const questionFormId = 'question';

type OneQuestionProps = {
  address: Address;
  question: Question;
  /** To sensitive answers. Without it the consent is asked for: before a sensitive question, or beside a sensitive choice. */
  hasConsented: boolean;
  isChange: boolean;
  onMistake: () => void;
};

/** The form of one question: reads what was typed or chosen, keeps it, and goes on to the next one. */
export const OneQuestion = ({ address, question, hasConsented, isChange, onMistake }: OneQuestionProps) => {
  const check = useCheck();
  const navigate = useNavigate();
  const mistakes = useMistakes();
  const more = useMore(needsMore(question));
  const value = valueShown(check, question);
  // What nobody has typed here yet follows the answer, which another device may change.
  const [typed, setTyped] = useState<Fields | null>(() => unsentFields(question.key) ?? null);
  const fields = typed ?? fieldsOf(question, value);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const change = (next: Fields) => {
    setTyped(next);
    keepUnsent(question.key, next);
  };

  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong);
    onMistake();
    mistakes.refuse(Object.entries(wrong).map(([field, message]) => ({ id: fieldId(field), message })));
  };

  const goOn = async (answer: AnswerValue) => {
    dropUnsent(question.key);
    const walked = check.give(question.key, address, answer);
    const path = pathAfter(check.way, walked, address, isChange);
    const leaves = check.isFinished && (path === check.way.end || path === check.way.review);
    const hindrance = leaves ? await check.settle() : null;
    if (hindrance !== null) return mistakes.refuse([], hindrance);
    await navigate(path);
  };

  const needsConsent = (given: Fields): boolean =>
    !hasConsented && hasSensitive(question.choices ?? [], chosenOf(given.chosen ?? ''));

  const withhold = () => {
    const open = openPartOf({ section: 'intake', question }, chosenOf(fields.chosen ?? ''));
    change({ chosen: textOfChosen(open) });
    setErrors({});
    mistakes.accept();
    // The box with the pressed button is gone: the focus goes to what took the place of the choices.
    document.getElementById(`${fieldId('chosen')}-${withheld}`)?.focus();
  };

  const goOnWith = (given: Fields) => {
    const read = readAnswer(question, given, more?.read ?? null);
    if (!read.ok) return refuse(read.errors);
    const answer = normaliseAnswer(check.form, address, read.value);
    const refusal = checkAnswer(check.form, address, answer, check.answers, check.today);
    if (refusal !== null) return refuse({ [firstField(question)]: refusal });
    if (needsConsent(given)) {
      if (given.consent !== 'yes') return refuse({ consent: consentWording.consentToChoice.needed });
      check.agreeToSensitive();
    }
    void goOn(answer);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOnWith(fields);
  };

  const tap = (given: Fields, click: MouseEvent) => {
    noteTap(click);
    change(given);
    goOnWith(given);
  };

  if (needsMore(question) && more === null) return <PageLoading />;
  if (!mayAsk(question, hasConsented)) return <SensitiveConsent address={address} onDecline={() => void goOn(null)} />;
  return (
    <form
      id={questionFormId}
      noValidate
      onSubmit={submit}
      onClickCapture={ignoreSecondTap}
      data-question={`${address.section}/${address.numbering}`}
    >
      <ErrorSummary mistakes={mistakes.mistakes} message={mistakes.message} attempt={mistakes.attempt} />
      <QuestionFields
        more={more}
        question={question}
        choices={choicesShown(check, question)}
        fields={fields}
        errors={errors}
        onChange={change}
        onTap={tap}
        needsConsent={needsConsent(fields)}
        onWithhold={withhold}
      />
      {question.why !== undefined && (
        <details className="why">
          <summary>왜 묻나요?</summary>
          <p>{question.why}</p>
        </details>
      )}
      {question.optional && (
        <div className="actions">
          <Button kind="secondary" onClick={() => void goOn(null)}>
            건너뛰기
          </Button>
        </div>
      )}
    </form>
  );
};

const firstField = (question: Question): string =>
  ({ radio: 'choice', choices: 'chosen', number: 'number', date: 'year', time: 'start', text: 'name' })[question.type];

/** The content of the fields: the person's own answer, else the derived one. */
const valueShown = (check: CheckInHand, question: Question): AnswerValue | undefined =>
  check.answers.has(question.key)
    ? check.answers.get(question.key)
    : check.walk.steps.find((step) => step.key === question.key)?.value;

const choicesShown = ({ form, answers, today, reader }: CheckInHand, question: Question): readonly Choice[] =>
  choicesFor(form, question, answers, today, answers.get(question.key)).map((choice) => choiceFor(choice, reader));

import { hold } from '@nomucheck/domain/checks/conditions.ts';
import { checkAnswer, normaliseAnswer } from '@nomucheck/domain/checks/intake-rules.ts';
import type { Address, AnswerValue, Choice } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { noteTap } from '../../forms/pointer-tap.ts';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { type CheckInHand, useCheck } from '../check-context.ts';
import type { Question } from './question.ts';
import { fieldId, QuestionFields } from './question-fields.tsx';
import { type Fields, fieldsOf, readAnswer } from './read-answer.ts';
import { SensitiveConsent } from './sensitive-consent.tsx';
import { ignoreSecondTap } from './step-footer.tsx';
import { dropUnsent, keepUnsent, unsentFields } from './unsent-fields.ts';
import { pathAfter } from './way.ts';

/** The button that submits it is in the page's footer. */
export const questionFormId = 'question';

type OneQuestionProps = {
  address: Address;
  question: Question;
  /** `false`: the question is sensitive, and the consent to it is asked for first. */
  mayAsk: boolean;
  isChange: boolean;
  onMistake: () => void;
};

/** The form of one question: reads what was typed or chosen, keeps it, and goes on to the next one. */
export const OneQuestion = ({ address, question, mayAsk, isChange, onMistake }: OneQuestionProps) => {
  const check = useCheck();
  const navigate = useNavigate();
  const mistakes = useMistakes();
  const value = valueShown(check, question);
  const [fields, setFields] = useState<Fields>(() => unsentFields(question.key) ?? fieldsOf(question, value));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const change = (next: Fields) => {
    setFields(next);
    keepUnsent(question.key, next);
  };

  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setErrors(wrong);
    onMistake();
    mistakes.refuse(Object.entries(wrong).map(([field, message]) => ({ id: fieldId(field), message })));
  };

  const goOn = (answer: AnswerValue) => {
    dropUnsent(question.key);
    const walked = check.give(question.key, address, answer);
    void navigate(pathAfter(walked, address, isChange));
  };

  const goOnWith = (given: Fields) => {
    const read = readAnswer(question, given);
    if (!read.ok) return refuse(read.errors);
    const answer = normaliseAnswer(check.form, address, read.value);
    const refusal = checkAnswer(check.form, address, answer, check.answers, check.today);
    if (refusal !== null) return refuse({ [firstField(question)]: refusal });
    goOn(answer);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOnWith(fields);
  };

  const tap = (choice: string, click: MouseEvent) => {
    noteTap(click);
    change({ ...fields, choice });
    goOnWith({ ...fields, choice });
  };

  if (!mayAsk) return <SensitiveConsent address={address} onDecline={() => goOn(null)} />;
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
        question={question}
        choices={choicesShown(check, question)}
        fields={fields}
        errors={errors}
        onChange={change}
        onTap={tap}
      />
      {question.why !== undefined && (
        <details className="why">
          <summary>왜 묻나요?</summary>
          <p>{question.why}</p>
        </details>
      )}
      {question.optional && (
        <div className="actions">
          <Button kind="secondary" onClick={() => goOn(null)}>
            건너뛰기
          </Button>
        </div>
      )}
    </form>
  );
};

const firstField = (question: Question): string =>
  ({ radio: 'choice', number: 'number', date: 'year', time: 'start', text: 'name' })[question.type];

/** The content of the fields: the person's own answer, else the derived one. */
const valueShown = (check: CheckInHand, question: Question): AnswerValue | undefined =>
  check.answers.has(question.key)
    ? check.answers.get(question.key)
    : check.walk.steps.find((step) => step.key === question.key)?.value;

/** A choice that doesn't concern this person is left out, unless it is the current answer. */
const choicesShown = (check: CheckInHand, question: Question): readonly Choice[] => {
  const taken = check.answers.get(question.key);
  const shown = (question.choices ?? []).filter(
    ({ value, hiddenWhen }) =>
      value === taken || hiddenWhen === undefined || !hold(hiddenWhen, check.answers, check.today),
  );
  const isFirst = ({ firstWhen }: Choice): boolean =>
    firstWhen !== undefined && hold(firstWhen, check.answers, check.today);
  return [...shown.filter(isFirst), ...shown.filter((choice) => !isFirst(choice))];
};

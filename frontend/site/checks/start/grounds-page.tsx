import { questionText, type Reader, readerOf, roleOf } from '@nomucheck/domain/checks/question-text.ts';
import { groundsFor, type OfferedGround } from '@nomucheck/domain/checks/questions/grounds-for.ts';
import { readCount } from '@nomucheck/domain/checks/questions/reading-answers.ts';
import type { Answers, AnswerValue, Form, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { SelectField } from '../../forms/choices/select-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FieldError } from '../../forms/field-parts.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { bands } from '../form/fields/bands.ts';
import { choiceFor } from '../form/question.ts';
import { StepFooter } from '../form/step-footer.tsx';
import { useForm } from '../form-loader.ts';
import { CheckBar } from '../frame/check-bar.tsx';
import { startPath } from '../question-url.ts';
import { beginCheck } from './begin-check.ts';
import { firstAnswers } from './first-answers.ts';
import { useHandedOn } from './use-handed-on.ts';
import '../check.css';

/** A detailed check visits the grounds chosen here, or those that the intake's answers open. */
const GroundsPage = () => {
  const [loading, reload] = useForm();
  if (loading.state === 'loading') return <PageLoading label="질문지를 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => reload(null)} />;
  return <ChooseGrounds form={loading.value} />;
};

export default GroundsPage;

const ChooseGrounds = ({ form }: { form: Form }) => {
  const session = useSession();
  const navigate = useNavigate();
  const mistakes = useMistakes();
  const [how, setHow] = useState('open');
  const [known, setKnown] = useState<Known>({ contract: '', workers: '' });
  const [chosen, setChosen] = useState<readonly SectionId[]>([]);
  const handedOn = useHandedOn(form).given.map(({ key, value }) => [key, value] as const);
  const given = firstAnswers(form, [...handedOn, ...answersKnown(known)], koreanToday());
  const answers = new Map(given.map(({ key, value }) => [key, value] as const));

  const toggle = (id: SectionId) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (how === 'choose' && chosen.length === 0)
      return mistakes.refuse([{ id: 'grounds', message: '사유를 하나 이상 골라 주세요.' }]);
    const frame = {
      questionnaire: 'detail' as const,
      ...(how === 'choose' ? { sections: inFormOrder(form, chosen) } : {}),
    };
    await navigate(beginCheck(form, frame, session, given));
  };

  return (
    <Page title="상세 진단" width="form" footer={false}>
      <CheckBar />
      <form id="grounds-form" noValidate onSubmit={(event) => void begin(event)}>
        <ErrorSummary mistakes={mistakes.mistakes} message={mistakes.message} attempt={mistakes.attempt} />
        <RadioGroup
          id="how"
          label="어떤 사유를 살펴볼까요?"
          isHeading
          hint={form.intro.detail}
          options={[
            { value: 'open', label: '모르겠어요: 기본 질문이 골라 줘요' },
            {
              value: 'choose',
              label: '사유를 직접 고를게요',
              reveals: (
                <GroundBoxes
                  form={form}
                  answers={answers}
                  chosen={chosen}
                  error={mistakes.errors.grounds}
                  onToggle={toggle}
                >
                  <KnownFields
                    form={form}
                    reader={readerOf(answers, koreanToday())}
                    known={known}
                    onChange={setKnown}
                  />
                </GroundBoxes>
              ),
            },
          ]}
          value={how}
          onChange={setHow}
        />
      </form>
      <StepFooter back={startPath}>
        <Button type="submit" form="grounds-form" busy={session.status === 'loading'} busyLabel="잠시만요">
          시작하기
        </Button>
      </StepFooter>
    </Page>
  );
};

const contractKey = 'intake/contract';
const workersKey = 'intake/workers';

/** What rules out some grounds: the form of work and the size of the workplace, as chosen here; empty: not chosen. */
type Known = { readonly contract: string; readonly workers: string };

const answersKnown = ({ contract, workers }: Known): readonly (readonly [string, AnswerValue])[] => {
  const count = readCount(workers);
  return [
    ...(contract === '' ? [] : [[contractKey, contract] as const]),
    ...(workers === '' || !count.ok ? [] : [[workersKey, count.value] as const]),
  ];
};

type KnownFieldsProps = { form: Form; reader: Reader; known: Known; onChange: (known: Known) => void };

/** Nobody has to choose them; whoever does finds them answered in the check. */
const KnownFields = ({ form, reader, known, onChange }: KnownFieldsProps) => {
  const [contract, workers] = [contractKey, workersKey].map((wanted) => form.intake.find(({ key }) => key === wanted));
  const forms = (contract?.choices ?? [])
    .filter(({ ends }) => ends !== true)
    .map((choice) => choiceFor(choice, reader));
  return (
    <>
      <p className="field-hint">아래 두 가지를 고르시면 맞지 않는 사유를 접어 두어요.</p>
      {contract !== undefined && (
        <SelectField
          id="contract"
          label={questionText(contract, reader).title}
          optional
          options={forms.map(({ value, label }) => [value, label])}
          value={known.contract}
          onChange={(value) => onChange({ ...known, contract: value })}
        />
      )}
      {workers !== undefined && (
        <SelectField
          id="workers"
          label={questionText(workers, reader).title}
          optional
          options={bands.map((band) => [band, band])}
          value={known.workers}
          onChange={(value) => onChange({ ...known, workers: value })}
        />
      )}
    </>
  );
};

type GroundBoxesProps = {
  form: Form;
  answers: Answers;
  chosen: readonly SectionId[];
  error: string | undefined;
  onToggle: (id: SectionId) => void;
  children: ReactNode;
};

/** The grounds in people's words, by groups. Those that can't apply to the person are folded away below. */
const GroundBoxes = ({ form, answers, chosen, error, onToggle, children }: GroundBoxesProps) => {
  const groups = groundsFor(form, answers, roleOf(answers), koreanToday());
  const others = groups.flatMap(({ grounds }) => grounds.filter(({ canApply }) => !canApply));
  const box = ({ id, inPeoplesWords }: OfferedGround) => (
    <div className="choice" key={id}>
      <input type="checkbox" id={`ground-${id}`} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
      <label htmlFor={`ground-${id}`}>{inPeoplesWords}</label>
    </div>
  );
  return (
    <>
      {children}
      <fieldset id="grounds" className="field grounds" aria-describedby={error ? 'grounds-error' : undefined}>
        <legend className="field-label">해당하는 것을 모두 골라 주세요</legend>
        <FieldError id="grounds">{error}</FieldError>
        {groups.map(({ group, title, grounds }) => {
          const possible = grounds.filter(({ canApply }) => canApply);
          return possible.length === 0 ? null : (
            <fieldset className="ground-group" key={group}>
              {title !== null && <legend>{title}</legend>}
              {possible.map(box)}
            </fieldset>
          );
        })}
        {others.length > 0 && (
          <details className="kept-answers">
            <summary>맞지 않을 것 같은 사유 {others.length}개 더 보기</summary>
            {others.map(box)}
          </details>
        )}
      </fieldset>
    </>
  );
};

const inFormOrder = (form: Form, chosen: readonly SectionId[]): SectionId[] =>
  form.sections.map(({ id }) => id).filter((id) => chosen.includes(id));

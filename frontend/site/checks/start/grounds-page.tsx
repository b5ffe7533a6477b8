import { groundsFor, type OfferedGround } from '@nomucheck/domain/checks/grounds-for.ts';
import { questionText, type Role, roleOf } from '@nomucheck/domain/checks/question-text.ts';
import type { Answers, Form, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { koreanToday } from '../../../shared/formats.ts';
import { useSession } from '../../../shared/session.ts';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FieldError } from '../../forms/field-parts.tsx';
import { RadioGroup } from '../../forms/radio-group.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { Page } from '../../shell/page.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { CheckBar } from '../check-bar.tsx';
import { choiceFor } from '../form/question.ts';
import { startPath } from '../form/question-url.ts';
import { StepFooter } from '../form/step-footer.tsx';
import { useForm } from '../form-loader.ts';
import { LoadFailed } from '../load-failed.tsx';
import { beginCheck } from './begin-check.ts';
import { answersOfLink, firstAnswers } from './first-answers.ts';
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
  const [search] = useSearchParams();
  const mistakes = useMistakes();
  const [how, setHow] = useState('open');
  const [contract, setContract] = useState('');
  const [chosen, setChosen] = useState<readonly SectionId[]>([]);
  const given = firstAnswers(
    form,
    [...answersOfLink(search), ...(contract === '' ? [] : [[contractKey, contract] as const])],
    koreanToday(),
  );
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
                  <ContractField form={form} role={roleOf(answers)} value={contract} onChange={setContract} />
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

/** The form of work rules out some grounds. Whoever answers it here isn't asked again; nobody has to. */
const ContractField = (props: { form: Form; role: Role; value: string; onChange: (value: string) => void }) => {
  const { form, role, value, onChange } = props;
  const question = form.intake.find(({ key }) => key === contractKey);
  if (question === undefined) return null;
  const choices = (question.choices ?? []).filter(({ ends }) => ends !== true).map((choice) => choiceFor(choice, role));
  return (
    <SelectField
      id="contract"
      label={questionText(question, role).title}
      optional
      hint="고르시면 맞지 않는 사유를 접어 두어요."
      options={choices.map((choice) => [choice.value, choice.label])}
      value={value}
      onChange={onChange}
    />
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

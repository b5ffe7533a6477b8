import type { Form, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../shared/session.ts';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FieldError } from '../../forms/field-parts.tsx';
import { RadioGroup } from '../../forms/radio-group.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { Page } from '../../shell/page.tsx';
import { PageLoading } from '../../shell/page-loading.tsx';
import { startPath } from '../form/question-url.ts';
import { useForm } from '../form-loader.ts';
import { LoadFailed } from '../load-failed.tsx';
import { QuickExit } from '../quick-exit.tsx';
import { beginCheck } from './begin-check.ts';
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
  const [chosen, setChosen] = useState<readonly SectionId[]>([]);

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
    await navigate(beginCheck(form, frame, session));
  };

  return (
    <Page title="상세 진단" width="form" footer={false}>
      <div className="check-top">
        <Link className="back-link" to={startPath}>
          이전
        </Link>
        <QuickExit />
      </div>
      <form noValidate onSubmit={(event) => void begin(event)}>
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
              reveals: <GroundBoxes form={form} chosen={chosen} error={mistakes.errors.grounds} onToggle={toggle} />,
            },
          ]}
          value={how}
          onChange={setHow}
        />
        <div className="actions">
          <Button type="submit" busy={session.status === 'loading'} busyLabel="잠시만요">
            시작하기
          </Button>
        </div>
      </form>
    </Page>
  );
};

type GroundBoxesProps = {
  form: Form;
  chosen: readonly SectionId[];
  error: string | undefined;
  onToggle: (id: SectionId) => void;
};

const GroundBoxes = ({ form, chosen, error, onToggle }: GroundBoxesProps) => (
  <fieldset id="grounds" className="field grounds" aria-describedby={error ? 'grounds-error' : undefined}>
    <legend className="field-label">해당하는 것을 모두 골라 주세요</legend>
    <FieldError id="grounds">{error}</FieldError>
    {form.sections.map(({ id, title }) => (
      <div className="choice" key={id}>
        <input type="checkbox" id={`ground-${id}`} checked={chosen.includes(id)} onChange={() => onToggle(id)} />
        <label htmlFor={`ground-${id}`}>{title}</label>
      </div>
    ))}
  </fieldset>
);

const inFormOrder = (form: Form, chosen: readonly SectionId[]): SectionId[] =>
  form.sections.map(({ id }) => id).filter((id) => chosen.includes(id));

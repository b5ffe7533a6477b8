import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { questionsAfterFigure } from '@nomucheck/domain/checks/questions/after-figure.ts';
import type { Form, IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { useForm } from '../form-loader.ts';
import { answersOfResultPath, morePath } from '../question-url.ts';

type AnswersOfCheck = Pick<CheckRecord, 'id' | 'answers' | 'rulesetVersion'>;

/** On the result: the questions that follow the figure, one after another, and the answers that it rests on. */
export const AnswersOffer = ({ check }: { check: AnswersOfCheck }) => {
  const [form] = useForm();
  const open = form.state === 'ready' ? stillOpen(check, form.value) : [];
  const [first] = open;
  return (
    <section className="no-print">
      <h2>내 답변</h2>
      {first !== undefined && (
        <p>질문 {open.length}개에 더 답하면 금액과 관할 노동위원회를 더 정확히 알려 드려요. 수치는 바뀌지 않아요.</p>
      )}
      <div className="actions">
        {first !== undefined && (
          <ButtonLink kind="secondary" to={morePath(check.id, { section: 'intake', numbering: first.numbering })}>
            더 답하기
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" to={answersOfResultPath(check.id)}>
          내 답변 보기
        </ButtonLink>
      </div>
    </section>
  );
};

/** A check of an older questionnaire takes no more answers. */
const stillOpen = ({ answers, rulesetVersion }: AnswersOfCheck, form: Form): readonly IntakeQuestion[] => {
  if (rulesetVersion !== form.rulesetVersion) return [];
  const given = new Map(answers.map(({ key, value }) => [key, value] as const));
  return questionsAfterFigure(form, given, koreanToday()).filter(({ key }) => !given.has(key));
};

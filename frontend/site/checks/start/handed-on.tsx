import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import { readerOf } from '@nomucheck/domain/checks/questions/question-text.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { Notice } from '../../forms/notice.tsx';
import { questionOf } from '../form/question.ts';
import type { FirstAnswer } from './first-answers.ts';

/** What the link to this page, or the conversation that it comes from, has answered already. */
export const HandedOn = ({ form, given }: { form: Form; given: readonly FirstAnswer[] }) => {
  const reader = readerOf(new Map(given.map(({ key, value }) => [key, value] as const)), koreanToday());
  return (
    <Notice title="가져온 답이 있어요">
      <ul>
        {given.map(({ key, address, value }) => (
          <li key={key}>
            {questionOf(form, address, reader)?.title}{' '}
            {answerText(form, address.section, address.numbering, value, reader)}
          </li>
        ))}
      </ul>
      <p>질문에서 바꿀 수 있어요.</p>
    </Notice>
  );
};

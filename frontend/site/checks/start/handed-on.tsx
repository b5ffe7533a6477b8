import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import { readerOf } from '@nomucheck/domain/checks/question-text.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { Notice } from '../../forms/notice.tsx';
import { questionOf } from '../form/question.ts';
import type { FirstAnswer } from './first-answers.ts';

type HandedOnProps = {
  readonly form: Form;
  readonly given: readonly FirstAnswer[];
  /** By the key of an answer: the words from which it was read. */
  readonly said: ReadonlyMap<string, string>;
};

/** What the link to this page, or the conversation that it comes from, has answered already. */
const HandedOn = ({ form, given, said }: HandedOnProps) => {
  const reader = readerOf(new Map(given.map(({ key, value }) => [key, value] as const)), koreanToday());
  return (
    <Notice title="가져온 답이 있어요">
      <ul>
        {given.map(({ key, address, value }) => (
          <li key={key}>
            {questionOf(form, address, reader)?.title}{' '}
            <strong>{answerText(form, address.section, address.numbering, value, reader)}</strong>
            {said.has(key) && <span className="soft"> “{said.get(key)}”에서 읽었어요</span>}
          </li>
        ))}
      </ul>
      <p>질문에서 바꿀 수 있어요.</p>
    </Notice>
  );
};

export default HandedOn;

import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import { Button } from '../../../forms/button.tsx';
import { Notice } from '../../../forms/notice.tsx';
import type { Disputed } from '../../draft/draft.ts';
import { useCheck } from '../../in-hand/check-context.ts';
import { questionOf } from '../question.ts';

/** Questions that were answered on this device and, in between, on another one: both answers, and the choice between them. */
export const AnsweredTwice = () => {
  const { form, draft, reader, decide } = useCheck();
  const textOf = ({ section, numbering }: Disputed, { value }: Disputed['mine']): string =>
    answerText(form, section, numbering, value, reader);
  return (
    <Notice tone="warning" title="두 곳에서 다르게 답한 질문이 있어요" role="alert">
      <p>
        그 사이 다른 창이나 기기에서도 답했어요. 맞는 답을 골라 주세요. 고르기 전에는 계정에 저장된 답으로 보여 드려요.
      </p>
      {(draft.disputed ?? []).map((question) => (
        <fieldset key={question.key} className="answered-twice">
          <legend>{questionOf(form, question, reader)?.title ?? '질문'}</legend>
          <div className="actions">
            <Button kind="secondary" onClick={() => decide(question.key, 'mine')}>
              이 기기의 답: {textOf(question, question.mine)}
            </Button>
            <Button kind="secondary" onClick={() => decide(question.key, 'theirs')}>
              계정에 저장된 답: {textOf(question, question.theirs)}
            </Button>
          </div>
        </fieldset>
      ))}
    </Notice>
  );
};

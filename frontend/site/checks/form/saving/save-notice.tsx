import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../forms/notice.tsx';
import { withReturn } from '../../../shell/internal-path.ts';
import { useCheck } from '../../in-hand/check-context.ts';
import { questionPath } from '../../question-url.ts';
import { questionOf } from '../question.ts';

/** Rare, and only where there is a connection: it is loaded when it is needed. */
const AnsweredTwice = lazy(() => import('./answered-twice.tsx').then((module) => ({ default: module.AnsweredTwice })));

/** Shows events of saving that the person needs to know of or to act on. */
export const SaveNotice = () => {
  const { form, draft, notice, save, reader } = useCheck();
  if (save.kind === 'signed_out') {
    return (
      <Notice tone="warning" title="로그인이 끊겼어요" role="status">
        <p>
          답변은 이 기기에 있어요. <Link to={withReturn('/user/login', '/check/form')}>다시 로그인하면</Link> 이어서
          저장해요.
        </p>
      </Notice>
    );
  }
  if (draft.disputed !== undefined)
    return (
      <Suspense fallback={null}>
        <AnsweredTwice />
      </Suspense>
    );
  if (notice === null) return null;
  if (notice.kind === 'merged') {
    return (
      <Notice title="다른 곳에서 답한 내용을 가져왔어요" role="status">
        <p>그 사이 다른 창이나 기기에서 답한 내용이 있어 함께 보여 드려요.</p>
      </Notice>
    );
  }
  if (notice.kind === 'withheld') {
    return (
      <Notice tone="warning" title="동의가 없어 빼고 저장한 답이 있어요" role="alert">
        <p>
          건강·임신·노동조합에 관한 것은 동의가 있어야 저장할 수 있어요. 나머지 답은 모두 그대로 있어요.{' '}
          <Link to={questionPath(notice.answer)}>다시 고르고 동의하기</Link>
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="저장하지 못한 답이 있어요" role="alert">
      <p>
        {notice.message}{' '}
        <Link to={questionPath(notice.answer)}>
          {questionOf(form, notice.answer, reader)?.title ?? '그 질문으로 가기'}
        </Link>
      </p>
    </Notice>
  );
};

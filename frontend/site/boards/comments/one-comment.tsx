import { reportReasonIds, reportReasons } from '@nomucheck/domain/boards/comments/report-reasons.ts';
import type { CommentOut } from '@nomucheck/domain/boards/contract/comment.ts';
import type { BoardPostOut } from '@nomucheck/domain/boards/contract/post.ts';
import { useState } from 'react';
import { useSession } from '../../../shared/client/session.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { SelectField } from '../../forms/choices/select-field.tsx';
import { removeComment, reportComment } from '../board-api.ts';

type OneCommentProps = {
  readonly comment: CommentOut;
  readonly post: Pick<BoardPostOut, 'id' | 'category'>;
  readonly onChanged: () => void;
};

/** A comment, and what its reader may do with it. */
export const OneComment = ({ comment, post, onChanged }: OneCommentProps) => {
  const { user } = useSession();
  const { id, name, at, text, hidden, why, mine } = comment;
  return (
    <li className="card">
      <p className="advice-row-top">
        <strong>{name}</strong>
        <span className="soft">{koreanMoment(at)}</span>
        {hidden && <span className="stage-mark">가린 댓글</span>}
      </p>
      {text === null ? <p>노무체크가 가린 댓글이에요.</p> : <p className="turn-own">{text}</p>}
      {why !== null && <p>다른 분에게는 보이지 않아요. 가린 까닭: {why}</p>}
      {mine && <Remove key={id} remove={() => removeComment(post.category, post.id, id)} onRemoved={onChanged} />}
      {user !== null && !mine && text !== null && <Report comment={id} post={post} />}
    </li>
  );
};

type RemoveProps = { readonly remove: () => ReturnType<typeof removeComment>; readonly onRemoved: () => void };

/** With the second of two presses. */
const Remove = ({ remove, onRemoved }: RemoveProps) => {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    const reply = await remove();
    if (reply.ok || reply.code === 'not_found') return onRemoved();
    setFailure(reply.message);
  };
  if (!isAsking)
    return (
      <Button kind="quiet" onClick={() => setAsking(true)}>
        지우기
      </Button>
    );
  return (
    <>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className="actions">
        <Button kind="danger" autoFocus onClick={() => void confirm()}>
          이 댓글 지우기
        </Button>
        <Button kind="secondary" onClick={() => setAsking(false)}>
          그대로 두기
        </Button>
      </div>
    </>
  );
};

const Report = ({ comment, post }: { comment: string; post: OneCommentProps['post'] }) => {
  const [why, setWhy] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const chosen = reportReasonIds.find((id) => id === why);
  const send = async () => {
    if (chosen === undefined) return setTold('신고하는 까닭을 골라 주세요.');
    const reply = await reportComment(post.category, post.id, comment, chosen);
    setTold(reply.ok ? '신고했어요. 노무체크가 살펴볼게요.' : reply.message);
  };
  return (
    <details>
      <summary className="soft">신고하기</summary>
      <SelectField
        id={`report-${comment}`}
        label="신고하는 까닭"
        value={why}
        onChange={setWhy}
        options={reportReasonIds.map((id) => [id, reportReasons[id]])}
      />
      <Button kind="secondary" onClick={() => void send()}>
        신고하기
      </Button>
      <p role="status">{told}</p>
    </details>
  );
};

import type { BoardPostOut } from '@nomucheck/domain/boards/contract/post.ts';
import { lengths } from '@nomucheck/domain/boards/lengths.ts';
import { isVisible } from '@nomucheck/domain/kernel/text/visible.ts';
import { type FormEvent, useState } from 'react';
import { keepSending, readSending, sendingOf } from '../../../shared/client/sending.ts';
import { useKeptText } from '../../../shared/device/kept-on-device.ts';
import { randomId } from '../../../shared/device/random-id.ts';
import { Button } from '../../forms/button.tsx';
import { Counter } from '../../forms/counter.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { writeComment } from '../board-api.ts';

type WriteCommentProps = {
  readonly post: Pick<BoardPostOut, 'id' | 'category'>;
  readonly me: string;
  readonly onWritten: () => void;
};

/** A comment, kept on the device until the server has it. */
export const WriteComment = ({ post: { id, category }, me, onWritten }: WriteCommentProps) => {
  const place = `board.comment.${me}.${id}`;
  const [text, setText] = useKeptText(place);
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const refuse = (why: string) => {
    setError(why);
    document.getElementById('comment')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const said = text.trim();
    if (!isVisible(said)) return refuse('댓글을 적어 주세요.');
    if (said.length > lengths.comment) return refuse(`댓글을 ${lengths.comment}자 안으로 줄여 주세요.`);
    setError(undefined);
    setBusy(true);
    // The same words are sent again under the same key, also after a reload, so that they arrive once.
    const sending = sendingOf(readSending(`${place}.sending`), { said }, randomId);
    keepSending(`${place}.sending`, sending);
    const reply = await writeComment(category, id, said, sending.key);
    setBusy(false);
    if (reply.ok || reply.code !== 'server_error') keepSending(`${place}.sending`, null);
    if (!reply.ok) return refuse(`${reply.errors?.text ?? reply.message} 적은 글은 그대로 있어요.`);
    setText('');
    onWritten();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id="comment"
        label="댓글 쓰기"
        hint="이름은 첫 글자만 보여요. 회사나 다른 사람의 이름은 적지 마세요."
        rows={3}
        value={text}
        error={error}
        describedBy="comment-count"
        onChange={setText}
      />
      <Counter id="comment-count" text={text} most={lengths.comment} />
      <Button type="submit" busy={busy} busyLabel="올리고 있어요">
        댓글 올리기
      </Button>
    </form>
  );
};

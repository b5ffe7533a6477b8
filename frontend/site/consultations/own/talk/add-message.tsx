import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { lengths } from '@nomucheck/domain/consultations/lengths.ts';
import { isVisible } from '@nomucheck/domain/kernel/text/visible.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptText } from '../../../../shared/device/kept-on-device.ts';
import { count } from '../../../../shared/formats.ts';
import { useSensitiveConsent } from '../../../advice/use-sensitive-consent.tsx';
import { Button } from '../../../forms/button.tsx';
import { Counter } from '../../../forms/counter.tsx';
import { Notice } from '../../../forms/notice.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { changeConsultation } from '../../consultation-api.ts';
import { hasHidden, hiddenInWords } from '../../hidden-numbers.ts';
import { leftOver } from '../left-over.ts';
import { useChange } from '../use-change.ts';

type AddMessageProps = {
  readonly consultation: Pick<ConsultationOut, 'id' | 'may'>;
  readonly onChanged: (changed: ConsultationOut) => void;
  readonly onBehind: () => void;
};

const mistakeIn = (text: string): string | undefined => {
  if (!isVisible(text)) return '보낼 글을 적어 주세요.';
  if (text.trim().length > lengths.message) return `글을 ${count(lengths.message)}자 안으로 줄여 주세요.`;
  return undefined;
};

/** The next message, kept on the device until the server has it; also where the consultation was closed meanwhile. */
export const AddMessage = ({ consultation: { id, may }, onChanged, onBehind }: AddMessageProps) => {
  const [text, setText] = useKeptText(`consult.message.${id}`);
  const [error, setError] = useState<string | undefined>();
  const [hid, setHid] = useState(false);
  const now = useRef(text);
  now.current = text;
  const { busy, change } = useChange({
    place: `consult.message.${id}.sending`,
    send: (body: { message: string }, key) => changeConsultation(id, body, key),
    onChanged: (changed) => {
      setHid(hasHidden(now.current, changed.messages.findLast(({ by }) => by === 'person')?.text ?? ''));
      onChanged(changed);
    },
    onBehind,
  });
  const send = async () => {
    const sent = now.current;
    const refused = await change({ message: sent.trim() });
    if (refused === null) setText(leftOver(now.current, sent));
    else if (!sensitive.heldBy(refused))
      setError(`${refused.errors.message ?? refused.message} 적은 글은 그대로 있어요.`);
  };
  const sensitive = useSensitiveConsent('consultation', 'message', send);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setHid(false);
    const wrong = mistakeIn(text);
    if (wrong !== undefined) {
      document.getElementById('message')?.focus();
      return setError(wrong);
    }
    setError(undefined);
    if (!sensitive.holds(text)) await send();
  };
  const type = (typed: string) => {
    sensitive.letGo();
    setText(typed);
  };
  if (!may.add) return text === '' ? null : <Unsent text={text} onDrop={() => setText('')} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div role="status">
        {error !== undefined && <span className="visually-hidden">{error}</span>}
        {hid && <p className="soft">{hiddenInWords}</p>}
      </div>
      <TextField
        id="message"
        label="글 더 보내기"
        rows={4}
        value={text}
        error={error}
        describedBy="message-count"
        onChange={type}
      />
      <Counter id="message-count" text={text} most={lengths.message} />
      {sensitive.panel ?? (
        <Button type="submit" busy={busy} busyLabel="보내고 있어요">
          보내기
        </Button>
      )}
    </form>
  );
};

/** Typed before the consultation was closed. */
const Unsent = ({ text, onDrop }: { text: string; onDrop: () => void }) => (
  <Notice tone="warning" title="보내지 못한 글이 있어요">
    <p className="turn-own">{text}</p>
    <p>이 상담에는 더 보낼 수 없어요. 필요하면 복사해서 새 상담을 신청해 주세요.</p>
    <Button kind="secondary" onClick={onDrop}>
      글 지우기
    </Button>
  </Notice>
);

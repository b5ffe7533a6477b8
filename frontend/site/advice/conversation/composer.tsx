import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { isVisible } from '@nomucheck/domain/kernel/text/visible.ts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useKeptText } from '../../../shared/device/kept-on-device.ts';
import { Button } from '../../forms/button.tsx';
import { Counter } from '../../forms/counter.tsx';
import type { AskedFor } from '../chat/use-chat.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';
import { sendsMessage } from './send-key.ts';

type ComposerProps = {
  readonly adviceId: string;
  readonly isWriting: boolean;
  readonly onSend: (message: string) => Promise<AskedFor>;
  readonly onStop: () => void;
};

const isPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** The box for the next message. What is typed is kept on the device until the server has it. */
export const Composer = ({ adviceId, isWriting, onSend, onStop }: ComposerProps) => {
  const [text, setText] = useKeptText(`advice.message.${adviceId}`);
  /** The text is on its way: it is shown in the conversation, and kept here until it is known to be stored. */
  const [isOnItsWay, setOnItsWay] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shown = isOnItsWay ? '' : text;
  const typedSince = useRef<string | null>(null);
  const send = async () => {
    if (isWriting) return;
    const message = shown.trim();
    if (!isVisible(message)) return setError('이어서 물을 말을 적어 주세요.');
    if (message.length > lengths.message) return setError('글을 줄여 주세요.');
    setError(null);
    if (!sensitive.holds(message)) await sendNow();
  };
  const sendNow = async () => {
    const message = shown.trim();
    setOnItsWay(true);
    typedSince.current = null;
    const { isStored, refusal } = await onSend(message);
    setOnItsWay(false);
    if (refusal !== null) sensitive.heldBy(refusal);
    const after = typedSince.current ?? '';
    setText(isStored ? after : [message, after].filter((part) => part !== '').join('\n'));
  };
  const sensitive = useSensitiveConsent('advice', 'message', sendNow);
  const type = (next: string) => {
    sensitive.letGo();
    if (isWriting) typedSince.current = next;
    setOnItsWay(false);
    setText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!sendsMessage(pressedKey(event), isPhone())) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className="composer no-print" noValidate onSubmit={submit}>
      <label className="field-label" htmlFor="message">
        이어서 묻기
      </label>
      {error !== null && (
        <p className="field-error" id="message-error" role="alert">
          {error}
        </p>
      )}
      <textarea
        id="message"
        className="text-input"
        rows={3}
        value={shown}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? 'message-keys message-count' : 'message-error message-keys message-count'}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div className="composer-foot">
        <div>
          <p className="soft composer-keys" id="message-keys">
            Enter로 보내고 Shift+Enter로 줄을 바꿔요
          </p>
          <Counter id="message-count" text={shown} most={lengths.message} />
        </div>
        {isWriting && (
          <Button kind="secondary" onClick={onStop}>
            멈추기
          </Button>
        )}
        {!isWriting && sensitive.panel === null && <Button type="submit">보내기</Button>}
      </div>
      {!isWriting && sensitive.panel}
    </form>
  );
};

const pressedKey = ({ nativeEvent }: KeyboardEvent) => {
  const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, keyCode } = nativeEvent;
  return { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, keyCode };
};

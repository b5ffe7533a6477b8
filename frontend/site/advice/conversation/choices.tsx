import { useRef, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import type { AskedFor } from '../chat/use-chat.ts';
import { useSensitiveConsent } from '../use-sensitive-consent.tsx';

type ChoicesProps = {
  readonly choices: readonly string[];
  readonly onSend: (message: string) => Promise<AskedFor>;
};

/** The replies to what an answer asks back. One is sent by a press; whatever else can be typed below. */
export const Choices = ({ choices, onSend }: ChoicesProps) => {
  const chosen = useRef<string | null>(null);
  const [isSending, setSending] = useState(false);
  const sendNow = async () => {
    if (chosen.current === null) return;
    setSending(true);
    // The buttons go with the answer that is no longer the last: the focus stays in the conversation.
    document.getElementById('talk-title')?.focus({ preventScroll: true });
    const { refusal } = await onSend(chosen.current);
    setSending(false);
    if (refusal !== null) sensitive.heldBy(refusal);
  };
  const sensitive = useSensitiveConsent('advice', 'message', sendNow);
  const choose = (choice: string) => {
    chosen.current = choice;
    if (!sensitive.holds(choice)) void sendNow();
  };
  return (
    sensitive.panel ?? (
      <ul className="replies no-print" aria-label="고를 수 있는 답">
        {choices.map((choice) => (
          <li key={choice}>
            <Button kind="secondary" busy={isSending} onClick={() => choose(choice)}>
              {choice}
            </Button>
          </li>
        ))}
      </ul>
    )
  );
};

import { useState } from 'react';
import { Button } from '../../../forms/button.tsx';
import { wording } from '../../wording.ts';

const text = wording.nextSteps.sentence;

/** A sentence that is ready to be sent: copied by a button, and on a phone opened as a text message. */
export const CopySentence = ({ sentence }: { sentence: string }) => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    // Absent where the page isn't served securely.
    const write = navigator.clipboard?.writeText(sentence) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="sentence">
      <blockquote>{sentence}</blockquote>
      <div className="actions no-print">
        <Button kind="secondary" onClick={copy}>
          {text.copy}
        </Button>
        <a className="button button-secondary sentence-by-phone" href={`sms:?&body=${encodeURIComponent(sentence)}`}>
          {text.byPhone}
        </a>
      </div>
      <p role="status" className="no-print">
        {copied === null ? '' : copied ? text.copied : text.notCopied}
      </p>
    </div>
  );
};

import { useState } from 'react';
import { Button } from '../../../forms/button.tsx';
import { sharingWords as words } from './wording.ts';

/** A link, and a button that hands it to the device's own sharing, or copies it where the browser has none. */
export const SendLink = ({ url }: { url: string }) => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const data = { title: words.messageTitle, text: words.message, url };
  const isSharedByDevice = typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);

  // A person who closes the device's list of ways to share has changed their mind: that is no failure.
  const send = () => navigator.share(data).catch(() => undefined);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  return (
    <>
      <label className="field-label" htmlFor="share-link">
        보여 줄 링크
      </label>
      <input
        id="share-link"
        className="text-input"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="actions">
        {isSharedByDevice ? (
          <Button onClick={() => void send()}>{words.send}</Button>
        ) : (
          <Button onClick={() => void copy()}>{words.copy}</Button>
        )}
      </div>
      <p role="status">{copied === null ? '' : copied ? words.copied : words.notCopied}</p>
    </>
  );
};

import { type PlaceOfText, textConsentOf } from '@nomucheck/domain/advice/consent-for-text.ts';
import type { SensitiveKind } from '@nomucheck/domain/advice/sensitive/sensitive-words.ts';
import { sensitiveIn } from '@nomucheck/domain/advice/sensitive/speaks-of-sensitive.ts';
import { type ReactNode, useState } from 'react';
import { currentSession } from '../../shared/client/session.ts';
import { SensitivePanel } from './sensitive/sensitive-panel.tsx';

/** A failure of the server, as a page knows it. */
type Refused = { readonly code: string; readonly errors?: Readonly<Record<string, string>> };

export type SensitiveConsent = {
  /** Shown in place of the button that sends; null while nothing is held back. */
  readonly panel: ReactNode;
  /** Whether this text has to wait for the consent; then the panel opens. Nothing leaves the device before. */
  readonly holds: (text: string) => boolean;
  /** Whether the server refused it for want of that consent; then the panel opens. */
  readonly heldBy: (failure: Refused) => boolean;
  /** The text has changed: whether it needs the consent is looked at again when it is sent. */
  readonly letGo: () => void;
};

/** `field`: the id of the box with the text, which "고쳐 쓰기" goes back to. `send` sends what was held back. */
export const useSensitiveConsent = (place: PlaceOfText, field: string, send: () => Promise<void>): SensitiveConsent => {
  const [kinds, setKinds] = useState<readonly SensitiveKind[] | null>(null);
  const letGo = () => setKinds(null);
  // The panel goes, and with it the button that had the focus.
  const backToText = () => {
    letGo();
    document.getElementById(field)?.focus();
  };
  const agreed = () => {
    backToText();
    void send();
  };
  return {
    panel:
      kinds === null ? null : <SensitivePanel place={place} kinds={kinds} onAgreed={agreed} onRewrite={backToText} />,
    holds: (text) => {
      const { user } = currentSession();
      const found = user === null || textConsentOf(user, place) !== null ? [] : sensitiveIn(text);
      setKinds(found.length === 0 ? null : found);
      return found.length > 0;
    },
    heldBy: ({ code, errors }) => {
      const isHeld = code === 'consent_needed' && errors?.sensitive !== undefined;
      if (isHeld) setKinds([]);
      return isHeld;
    },
    letGo,
  };
};

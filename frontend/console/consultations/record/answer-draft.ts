/** An answer that isn't sent yet, on this device: it survives a reload. Deleted when it is sent, and at sign-out. */
export type AnswerDraft = {
  readonly read: () => string;
  readonly write: (text: string) => void;
};

/** Person and consultation are told apart: another person's text must never be taken for one's own. */
export const answerDraft = (me: string, id: string): AnswerDraft => {
  const key = `nomucheck.consultation.${me}.${id}`;
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write: (text) => {
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // The browser refuses storage, or it is full: the text is in the page until it is sent.
      }
    },
  };
};

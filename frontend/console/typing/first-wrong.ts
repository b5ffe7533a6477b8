import { type RefObject, useEffect } from 'react';

/** Brings the focus to the first field that was refused. `refusal` has to stay the same object until there is another one. */
export const useFirstWrongFocused = (form: RefObject<HTMLElement | null>, refusal: unknown): void => {
  useEffect(() => {
    if (refusal === null) return;
    const wrong = form.current?.querySelector('[aria-invalid="true"]:not([aria-hidden="true"])');
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [form, refusal]);
};

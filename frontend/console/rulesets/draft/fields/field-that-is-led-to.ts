import { type RefObject, useEffect } from 'react';

/** Opens and focuses the field that a finding leads to, or the first one of what it names. */
export const useFieldThatIsLedTo = (
  form: RefObject<HTMLElement | null>,
  field: string | null,
  address: string,
): void => {
  useEffect(() => {
    // The form is another one at another address.
    if (field === null || address === '') return;
    const inputs = [...(form.current?.querySelectorAll<HTMLElement>('[id^="field/"]') ?? [])];
    const named = `field/${field}`;
    const input = inputs.find(({ id }) => id === named) ?? inputs.find(({ id }) => id.startsWith(`${named}/`));
    const folded = input?.closest('details');
    if (folded) folded.open = true;
    input?.scrollIntoView({ block: 'center' });
    input?.focus();
  }, [form, field, address]);
};

import type { CheckCodeBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { TextField, type TextFieldProps } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { FormPage } from '../../shell/page/form-page.tsx';
import type { CodeAddress, SentCode } from '../codes/code-address.ts';
import { askForCode } from '../codes/code-step.tsx';

type WhereToProps = {
  title: string;
  purpose: CheckCodeBody['purpose'];
  /** The label of the box, which is the page's question. */
  field: Omit<TextFieldProps, 'isHeading' | 'error' | 'value' | 'onChange'>;
  typedFirst?: string;
  /** The address typed, or what is wrong with it. */
  read: (typed: string) => CodeAddress | string;
  /** The failure of an earlier step that led back here. */
  failed?: string | undefined;
  onSent: (sent: SentCode) => void;
  children?: ReactNode;
};

/** Asks where to send a code, and sends it. */
export const WhereTo = (props: WhereToProps) => {
  const { title, purpose, field, typedFirst = '', read, failed, onSent, children } = props;
  const [typed, setTyped] = useState(typedFirst);
  const [busy, setBusy] = useState(false);
  const { refuse, ...trouble } = useMistakes();
  const message = trouble.attempt > 0 ? trouble.message : failed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const to = read(typed);
    if (typeof to === 'string') return refuse([{ id: field.id, message: to }]);
    setBusy(true);
    const answer = await askForCode(to, purpose);
    setBusy(false);
    if (answer.ok) return onSent({ to, seconds: answer.seconds });
    const atAddress = answer.errors?.address;
    // Not a mistake of the person: the address is valid.
    if (answer.code === 'too_many_requests') return refuse([], atAddress ?? answer.message);
    refuse(atAddress ? [{ id: field.id, message: atAddress }] : [], atAddress ? undefined : answer.message);
  };

  return (
    <FormPage title={title} trouble={{ ...trouble, message }}>
      <form noValidate onSubmit={submit}>
        <TextField {...field} isHeading error={trouble.errors[field.id]} value={typed} onChange={setTyped} />
        <Button type="submit" wide busy={busy} busyLabel="보내고 있어요">
          인증번호 받기
        </Button>
      </form>
      {children}
    </FormPage>
  );
};

import type { ReactNode } from 'react';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { Mistakes } from '../../forms/use-mistakes.ts';
import { Page } from './page.tsx';

type FormPageProps = {
  title: string;
  trouble: Pick<Mistakes, 'mistakes' | 'message' | 'attempt'>;
  children: ReactNode;
};

/** A page with a form: the mistakes of the last attempt are at its top and in the window's title. */
export const FormPage = ({ title, trouble: { mistakes, message, attempt }, children }: FormPageProps) => (
  <Page title={mistakes.length > 0 || message ? `오류: ${title}` : title} width="form">
    <ErrorSummary mistakes={mistakes} message={message} attempt={attempt} />
    {children}
  </Page>
);

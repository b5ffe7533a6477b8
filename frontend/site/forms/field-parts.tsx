import type { ReactNode } from 'react';
import { errorId, hintId } from './field-ids.ts';

/** The properties of every field. `error` is shown beside the field in the same words as in the summary. */
export type FieldProps = {
  /** Also the input's `name`, and the target of the error summary's link. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** The label is the page's question: it becomes its `h1`. */
  isHeading?: boolean;
};

export const LabelText = ({ label, optional, isHeading }: Pick<FieldProps, 'label' | 'optional' | 'isHeading'>) => {
  const text = (
    <>
      {label}
      {optional && <span className="field-optional"> (선택)</span>}
    </>
  );
  return isHeading ? <h1 className="field-heading">{text}</h1> : text;
};

export const Hint = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <div className="field-hint" id={hintId(id)}>
      {children}
    </div>
  ) : null;

export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) =>
  children ? (
    <p className="field-error" id={errorId(id)}>
      <span className="visually-hidden">오류: </span>
      {children}
    </p>
  ) : null;

export const fieldLook = (error: unknown, more = ''): string => `field${error ? ' field-wrong' : ''} ${more}`.trim();

/** A field with one input: its label, hint and error above what stands beside the input. */
export const LabelledField = (props: FieldProps & { children: ReactNode }) => {
  const { id, label, hint, error, optional = false, isHeading = false, children } = props;
  return (
    <div className={fieldLook(error)}>
      <label className="field-label" htmlFor={id}>
        <LabelText label={label} optional={optional} isHeading={isHeading} />
      </label>
      <Hint id={id}>{hint}</Hint>
      <FieldError id={id}>{error}</FieldError>
      <div className="text-box">{children}</div>
    </div>
  );
};

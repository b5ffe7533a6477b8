import { type MouseEvent, useEffect, useRef } from 'react';

/** `id` is the field's id. */
export type FieldMistake = { id: string; message: string };

type ErrorSummaryProps = {
  mistakes: readonly FieldMistake[];
  /** The failure of the whole form: the server's own sentence. */
  message?: string | undefined;
  /** To be raised with each attempt, so that the focus moves here again although the mistakes are the same. */
  attempt?: number;
  /** Leads to a field in place of the summary, on a page that shows one part of the form at a time. */
  follow?: (id: string) => void;
};

const control = 'input, textarea, select, button';

type Field<Found> = { matches(selector: string): boolean; querySelector(selector: string): Found | null };

/**
 * Of a field its control: itself, else of a group what is chosen or the first box. The question of a group can be focused, too,
 * but nothing is typed there.
 */
export const controlOf = <Found extends Field<Found>>(field: Found): Found | null =>
  field.matches(control)
    ? field
    : (field.querySelector('input:checked') ?? field.querySelector(control) ?? field.querySelector('[tabindex]'));

/** Scrolls to a field and focuses its control; false where the page has none. */
export const focusField = (id: string): boolean => {
  const field = document.getElementById(id);
  const target = field === null ? null : controlOf<HTMLElement>(field);
  if (target === null) return false;
  const label = target.closest('.field') ?? target;
  label.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
  return true;
};

const followLink = (event: MouseEvent<HTMLAnchorElement>, follow: () => unknown): void => {
  if (follow() !== false) event.preventDefault();
};

/** Above a form that couldn't be sent: the mistakes, each a link to its field. It takes the focus. */
export const ErrorSummary = ({ mistakes, message, attempt = 0, follow = focusField }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = mistakes.length === 0 && !message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves here with each new attempt.
  useEffect(() => {
    if (!isEmpty) box.current?.focus();
  }, [isEmpty, attempt]);
  if (isEmpty) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="error-summary-title">다음 내용을 확인해 주세요</p>
      {message && <p>{message}</p>}
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map(({ id, message: mistake }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => followLink(event, () => follow(id))}>
                {mistake}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { ButtonLink } from '../../forms/button.tsx';
import { isSecondTap } from '../../forms/pointer-tap.ts';

type StepFooterProps = {
  /** Where "이전" leads; null: nowhere. */
  back: string | null;
  /** The one button that goes on. */
  children?: ReactNode;
};

/** At the lower edge of the screen, above the keyboard of a phone: back and on. The page ends above it, so it covers nothing. */
export const StepFooter = ({ back, children }: StepFooterProps) => {
  useEffect(followKeyboard, []);
  return (
    <div className="step-footer no-print" onClickCapture={ignoreSecondTap}>
      {back !== null && (
        <ButtonLink className="step-back" kind="secondary" to={back}>
          이전
        </ButtonLink>
      )}
      {children}
    </div>
  );
};

/** The second tap of a double tap must not answer the next question, nor leave it. */
export const ignoreSecondTap = (event: MouseEvent): void => {
  if (!isSecondTap(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A phone's keyboard covers the page without making it shorter, so what is fixed to the lower edge would be under it. Keeps
 * `--keyboard` at its height; a page that was zoomed in is smaller for another reason.
 */
const followKeyboard = (): (() => void) | undefined => {
  const seen = window.visualViewport;
  if (seen === null) return undefined;
  const measure = (): void => {
    const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  seen.addEventListener('resize', measure);
  seen.addEventListener('scroll', measure);
  return () => {
    seen.removeEventListener('resize', measure);
    seen.removeEventListener('scroll', measure);
    document.documentElement.style.removeProperty('--keyboard');
  };
};

import { useEffect } from 'react';
import { wording } from './wording.ts';

/** Leaves at once. Replaced, not pushed: Back doesn't lead from the neutral page to the one that was left. */
const leave = (): void => window.location.replace(wording.quickExitUrl);

const presses = 3;
const withinMilliseconds = 1500;

/** For someone whose boss comes by: one press, or Esc three times. Answers already given stay saved. */
export const QuickExit = () => {
  useEffect(() => {
    let times: number[] = [];
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const now = event.timeStamp;
      times = [...times.filter((time) => now - time < withinMilliseconds), now];
      if (times.length < presses) return;
      // Esc also means "stop loading" to the browser: it would call off the very page that we leave for.
      event.preventDefault();
      leave();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return (
    <button type="button" className="quick-exit" onClick={leave}>
      바로 나가기<span className="visually-hidden"> (Esc 키를 세 번 눌러도 나가요)</span>
    </button>
  );
};

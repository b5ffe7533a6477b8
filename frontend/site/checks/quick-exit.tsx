import { useEffect } from 'react';
import { leaveAtOnce } from '../shell/left-at-once.ts';
import { openingWording } from './opening-wording.ts';

const leave = (): void => leaveAtOnce(openingWording.quickExitUrl);

const presses = 3;
const withinMilliseconds = 1500;

/** For a person whose employer approaches: one press, or Esc three times. Saved answers stay. */
export const QuickExit = () => {
  useEffect(() => {
    let times: number[] = [];
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const now = event.timeStamp;
      times = [...times.filter((time) => now - time < withinMilliseconds), now];
      if (times.length < presses) return;
      // For the browser Esc also means "stop loading", which would cancel the navigation.
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

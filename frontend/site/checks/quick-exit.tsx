import { useEffect } from 'react';
import { leaveAtOnce } from '../shell/gates/left-at-once.ts';
import { pressesOf } from './leaving/exit-presses.ts';
import { openingWording } from './opening-wording.ts';

const leave = (): void => leaveAtOnce(openingWording.quickExitUrl);

/** For a person whose employer approaches: one press, or Esc three times. Saved answers stay. */
export const QuickExit = () => {
  useEffect(() => {
    let times: readonly number[] = [];
    const pressed = (event: KeyboardEvent) => {
      const { leaves, times: counted } = pressesOf(times, event);
      times = counted;
      if (!leaves) return;
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

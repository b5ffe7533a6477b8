import { useEffect, useState } from 'react';

/** As a clock: `2:59`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What a screen reader says: at each full minute, half a minute before the end, and at the end; not at every second. */
export const spoken = (seconds: number): string => {
  if (seconds <= 0) return over;
  if (seconds <= 30) return '30초 안에 입력해 주세요.';
  return `${Math.ceil(seconds / 60)}분 안에 입력해 주세요.`;
};

const over = '입력 시간이 지났어요. 인증번호를 다시 받아 주세요.';

/** How long a code can still be typed. `until` is a time of `Date.now()`. */
export const TimeLeft = ({ until }: { until: number }) => {
  const seconds = useSecondsLeft(until);
  return (
    <p className={seconds > 0 ? 'time-left' : 'time-left time-over'}>
      <span aria-hidden="true">{seconds > 0 ? <>남은 시간 {clock(seconds)}</> : over}</span>
      <span className="visually-hidden" aria-live="polite">
        {spoken(seconds)}
      </span>
    </p>
  );
};

/** From the clock, not by counting, because a browser pauses the timers of a page in the background. */
const useSecondsLeft = (until: number): number => {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `secondsLeft` depends on `until` alone.
  useEffect(() => {
    setSeconds(secondsLeft());
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
};

import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { isTaken } from '../../../shell/use-key.ts';
import { shortcutOf } from '../shortcuts.ts';
import { createTypedAhead, type TypedAhead } from './typed-ahead.ts';

/** Drops shortcuts that were pressed before the case was seen, also while there is no case on the page that would take them. */
export const useTypedAhead = (): TypedAhead => {
  const notify = useNotify();
  const [typedAhead] = useState(createTypedAhead);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event.target) || document.querySelector('[role=dialog]') !== null) return;
      if (shortcutOf(event, false) === null) return;
      const isFirst = typedAhead.isFirstDropped(event.timeStamp);
      if (typedAhead.takes(event.timeStamp)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isFirst) notify('자료를 여는 동안 누른 키는 쓰지 않았습니다. 자료를 보고 다시 누르십시오.', { type: 'info' });
    };
    // Before every other listener of the page.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [typedAhead, notify]);
  return typedAhead;
};

/** From when this case is seen until it is left, keys are meant for it. */
export const useSeenForKeys = ({ open, close }: TypedAhead): void => {
  useEffect(() => {
    // An effect runs after the page is painted.
    open(performance.now());
    return close;
  }, [open, close]);
};

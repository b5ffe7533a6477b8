import { useEffect, useRef } from 'react';
import { isTaken } from '../../shell/use-key.ts';

/**
 * The shortcuts, one key each. Keys are recognised by their place on the keyboard, so that they also work while Hangul
 * is on.
 */
export const shortcuts = [
  { act: 'take', code: 'KeyY', key: 'Y 또는 Enter', name: '제안 받기' },
  { act: 'takeAll', code: 'KeyG', key: 'G', name: '남은 제안 모두 받기' },
  { act: 'takeField', code: 'KeyF', key: 'F', name: '이 항목의 제안 모두 받기' },
  { act: 'change', code: 'KeyE', key: 'E', name: '제안 고쳐서 받기' },
  { act: 'dismiss', code: 'KeyX', key: 'X', name: '제안 버리기' },
  { act: 'next', code: 'KeyJ', key: 'J', name: '다음 제안' },
  { act: 'previous', code: 'KeyK', key: 'K', name: '앞 제안' },
  { act: 'undo', code: 'KeyZ', key: 'Z', name: '방금 한 것 되돌리기' },
  { act: 'ready', code: 'KeyR', key: 'R', name: '승인 대기로 보내기' },
  { act: 'accept', code: 'KeyA', key: 'A', name: '승인하고 다음 자료로 (승인 대기에서)' },
  { act: 'acceptSure', code: 'KeyS', key: 'S', name: '확실한 자료를 받고 승인하고 다음 자료로' },
  { act: 'sendBack', code: 'KeyB', key: 'B', name: '반려 (승인 대기에서)' },
  { act: 'compare', code: 'KeyM', key: 'M', name: '같은 사건 나란히 보기, 거기서 합치기' },
  { act: 'nextCase', code: 'KeyN', key: 'N', name: '다음 자료' },
  { act: 'previousCase', code: 'KeyP', key: 'P', name: '앞 자료' },
  { act: 'help', code: 'Slash', key: '?', name: '단축키 보기' },
] as const;

export type Shortcut = (typeof shortcuts)[number]['act'];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** The shortcut of a key, unless the user is typing. `onCard`: the focus is on a proposal, where Enter takes it. */
export const shortcutOf = (pressed: Pressed, onCard: boolean): Shortcut | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.code === 'Enter') return onCard && !pressed.repeat ? 'take' : null;
  // On some keyboards the question mark has another place.
  if (pressed.key === '?') return pressed.repeat ? null : 'help';
  const found = shortcuts.find(({ code }) => code === pressed.code);
  if (found === undefined || (found.act === 'help') !== pressed.shiftKey) return null;
  // A key that is held down may go through the proposals; every other shortcut needs a new press.
  return pressed.repeat && found.act !== 'next' && found.act !== 'previous' ? null : found.act;
};

const isCard = (target: EventTarget | null): boolean => target instanceof Element && target.id.startsWith('proposal-');

/**
 * A select takes every key while it has the focus, so Escape has to lead out of it. An open one is only closed by it: the
 * focus is then in its list.
 */
const leaveSelect = (target: EventTarget | null): void => {
  if (target instanceof HTMLElement && target.matches('[role=combobox]:not(input, [aria-expanded=true])'))
    target.blur();
};

/** Calls the handlers of the shortcuts while the page is open and no dialog covers it. */
export const useShortcuts = (acts: Readonly<Record<Shortcut, () => void>>): void => {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
      if (event.code === 'Escape') leaveSelect(event.target);
      if (isTaken(event.target)) return;
      const act = shortcutOf(event, isCard(event.target));
      if (act === null) return;
      event.preventDefault();
      latest.current[act]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};

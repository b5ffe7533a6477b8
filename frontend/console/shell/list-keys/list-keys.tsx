import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../lazy-page.ts';
import { isForPage } from '../use-key.ts';
import { chooseRow, moveTo, rowsOnPage } from './rows.ts';

const ListKeyHelp = lazyPage(() => import('./list-key-help.tsx'));

/**
 * The keys of every list of the console. They are recognised by their place on the keyboard, so that they also work while Hangul is on.
 * Loaded after the frame of the page. Pages without a list keep the same keys for themselves. Enter is the browser's own, because the cursor is the focus.
 */
const ListKeys = () => {
  const [help, setHelp] = useState(false);
  useEffect(() => {
    const acts: Readonly<Record<string, (isHeld: boolean) => boolean>> = {
      KeyJ: () => moveTo(1),
      KeyK: () => moveTo(-1),
      KeyX: (isHeld) => !isHeld && chooseRow(),
    };
    const press = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
        if (rowsOnPage().length === 0) return;
        event.preventDefault();
        setHelp(true);
      } else if (!event.shiftKey && acts[event.code]?.(event.repeat)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return <Suspense>{help && <ListKeyHelp onClose={() => setHelp(false)} />}</Suspense>;
};

export default ListKeys;

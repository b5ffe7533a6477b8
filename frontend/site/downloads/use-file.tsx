import { type ReactNode, useState } from 'react';
import { saveFile } from '../../shared/device/save-file.ts';
import { FileWays, type MadeFile } from './file-ways.tsx';
import { inAppBrowser } from './in-app-browser.ts';

/** Hands a file to the person; `ways` is what to show then, for browsers that don't save it. */
export const useFile = (): { readonly give: (content: Blob, name: string) => void; readonly ways: ReactNode } => {
  const [made, setMade] = useState<MadeFile | null>(null);
  return {
    give: (content, name) => {
      if (inAppBrowser(navigator.userAgent) === null) saveFile(content, name);
      setMade({ content, name });
    },
    ways: made === null ? null : <FileWays made={made} />,
  };
};

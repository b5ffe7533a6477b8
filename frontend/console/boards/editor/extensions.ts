import { isAllowedAddress } from '@nomucheck/domain/boards/document/addresses.ts';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { picture } from './picture-node.ts';

/** The parts of a text, exactly those that the service stores (`document-schema.ts`). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      // Also of pasted text: what may not lead anywhere is pasted as letters.
      isAllowedUri: (address) => isAllowedAddress(address),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  picture,
];

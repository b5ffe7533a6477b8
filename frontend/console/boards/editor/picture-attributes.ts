import type { Image } from '@nomucheck/domain/boards/document/document.ts';
import { isFileId } from '@nomucheck/domain/files/file-address.ts';
import type { Editor } from '@tiptap/react';

export type PictureAttributes = Image['attrs'];

/** The editor's attributes are of any type; null where they are of no picture. */
export const pictureAttributesOf = ({
  file,
  alt,
  decorative,
  width,
  height,
}: Readonly<Record<string, unknown>>): PictureAttributes | null =>
  isFileId(file) && typeof alt === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { file, alt, decorative: decorative === true, width, height }
    : null;

/** The picture that is selected; null: none is. */
export const selectedPicture = (editor: Editor): PictureAttributes | null =>
  editor.isActive('image') ? pictureAttributesOf(editor.getAttributes('image')) : null;

import type { Image } from '@nomucheck/domain/boards/document.ts';
import { isFileId } from '@nomucheck/domain/files/file-address.ts';
import { NodeSelection } from '@tiptap/pm/state';
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

/** The picture that is selected, and nothing beside it; null: none is. */
export const selectedPicture = ({ state: { selection } }: Editor): PictureAttributes | null =>
  selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? pictureAttributesOf(selection.node.attrs)
    : null;

/** An empty line takes its place wherever it stands, because some places can't be empty. */
export const takeOutPicture = (editor: Editor, file: string): void => {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { doc, schema } }) => {
      const places: { readonly from: number; readonly to: number }[] = [];
      doc.descendants((node, from) => {
        if (node.type.name === 'image' && node.attrs.file === file) places.unshift({ from, to: from + node.nodeSize });
      });
      const line = schema.nodes.paragraph;
      if (line) for (const { from, to } of places) tr.replaceWith(from, to, line.create());
      return true;
    })
    .run();
};

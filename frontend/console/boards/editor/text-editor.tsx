import { Box } from '@mui/material';
import { storedForm } from '@nomucheck/domain/boards/document/stored-form.ts';
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { extensions } from './extensions.ts';
import { textLook } from './text-look.ts';
import { Toolbar } from './toolbar.tsx';

type TextEditorProps = {
  readonly label: string;
  /** What it begins with. Give the editor another `key` to begin with something else. */
  readonly content: unknown;
  readonly isWrong: boolean;
  /** The document as it is stored, at each change. */
  readonly onType: (content: unknown) => void;
};

/**
 * Writes a text of the boards. It takes and gives JSON, never HTML, so that the pages go on without any way to make HTML of text; only what
 * is pasted is read by a parser, in a document apart that runs nothing.
 */
const TextEditor = ({ label, content, isWrong, onType }: TextEditorProps) => {
  const [dropped, setDropped] = useState<File | null>(null);
  /** A picture alone; of a pasted text with pictures, the text is taken. */
  const takesPicture = (data: DataTransfer | null): boolean => {
    const [file] = data?.files ?? [];
    if (!file?.type.startsWith('image/') || data?.types.includes('text/html')) return false;
    setDropped(file);
    return true;
  };
  const editor = useEditor({
    extensions,
    content: isDocument(content) ? content : { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
        ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      },
      handlePaste: (_view, { clipboardData }) => takesPicture(clipboardData),
      handleDrop: (_view, { dataTransfer }, _slice, moved) => !moved && takesPicture(dataTransfer),
    },
    onUpdate: ({ editor: changed }) => onType(storedForm(changed.getJSON())),
  });
  return (
    <Box
      sx={{
        ...{ border: 1, borderColor: isWrong ? 'error.main' : 'divider', borderRadius: 1, bgcolor: 'background.paper' },
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Toolbar editor={editor} dropped={dropped} onDropDone={() => setDropped(null)} />
      <Box sx={textLook}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
};

export default TextEditor;

const isDocument = (value: unknown): value is JSONContent =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

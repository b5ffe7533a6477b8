import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import LinkIcon from '@mui/icons-material/Link';
import Redo from '@mui/icons-material/Redo';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { selectedPicture } from './picture-attributes.ts';
import { PictureDialog } from './picture-dialog.tsx';

type ToolProps = {
  readonly name: string;
  readonly isOn?: boolean | undefined;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

const Tool = ({ name, isOn, disabled = false, onPress, children }: ToolProps) => (
  <Tooltip title={name}>
    <span>
      <IconButton
        aria-label={name}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
        disabled={disabled}
        onClick={onPress}
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ borderRadius: 1, minWidth: 44, minHeight: 44, ...(isOn ? { bgcolor: 'action.selected' } : {}) }}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
);

const selected = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  strike: editor.isActive('strike'),
  second: editor.isActive('heading', { level: 2 }),
  third: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
  picture: selectedPicture(editor) !== null,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

type ToolbarProps = {
  readonly editor: Editor;
  /** A picture that was dropped or pasted into the text. */
  readonly dropped: File | null;
  readonly onDropDone: () => void;
};

/** What the selected letters can become. */
export const Toolbar = ({ editor, dropped, onDropDone }: ToolbarProps) => {
  const at = useEditorState({ editor, selector: selected });
  const [isLinking, setLinking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const run = () => editor.chain().focus();
  return (
    <Box
      role="toolbar"
      aria-label="글 꾸미기"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' },
        ...{ position: 'sticky', top: 48, zIndex: 2, bgcolor: 'background.paper' },
      }}
    >
      <Tool name="큰 제목" isOn={at.second} onPress={() => run().toggleHeading({ level: 2 }).run()}>
        <Title />
      </Tool>
      <Tool name="작은 제목" isOn={at.third} onPress={() => run().toggleHeading({ level: 3 }).run()}>
        <Title fontSize="small" />
      </Tool>
      <Tool name="굵게" isOn={at.bold} onPress={() => run().toggleBold().run()}>
        <FormatBold />
      </Tool>
      <Tool name="기울임" isOn={at.italic} onPress={() => run().toggleItalic().run()}>
        <FormatItalic />
      </Tool>
      <Tool name="취소선" isOn={at.strike} onPress={() => run().toggleStrike().run()}>
        <StrikethroughS />
      </Tool>
      <Tool name="링크" isOn={at.link} onPress={() => setLinking(true)}>
        <LinkIcon />
      </Tool>
      <Tool name="글머리 목록" isOn={at.bullets} onPress={() => run().toggleBulletList().run()}>
        <FormatListBulleted />
      </Tool>
      <Tool name="번호 목록" isOn={at.numbers} onPress={() => run().toggleOrderedList().run()}>
        <FormatListNumbered />
      </Tool>
      <Tool name="인용" isOn={at.quote} onPress={() => run().toggleBlockquote().run()}>
        <FormatQuote />
      </Tool>
      <Tool name="구분선" onPress={() => run().setHorizontalRule().run()}>
        <HorizontalRule />
      </Tool>
      <Tool name={at.picture ? '사진 설명 고치기' : '사진 넣기'} onPress={() => setPicturing(true)}>
        <AddPhoto />
      </Tool>
      <Tool
        name="표 넣기"
        disabled={at.table}
        onPress={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      >
        <TableChart />
      </Tool>
      <Tool name="되돌리기" disabled={!at.canUndo} onPress={() => run().undo().run()}>
        <Undo />
      </Tool>
      <Tool name="다시 하기" disabled={!at.canRedo} onPress={() => run().redo().run()}>
        <Redo />
      </Tool>
      {at.table && <TableTools editor={editor} />}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {(isPicturing || dropped !== null) && (
        <PictureDialog
          editor={editor}
          dropped={dropped}
          onClose={() => {
            setPicturing(false);
            onDropDone();
          }}
        />
      )}
    </Box>
  );
};

const TableTools = ({ editor }: { editor: Editor }) => {
  const run = () => editor.chain().focus();
  const tools = [
    ['행 넣기', () => run().addRowAfter().run()],
    ['열 넣기', () => run().addColumnAfter().run()],
    ['행 지우기', () => run().deleteRow().run()],
    ['열 지우기', () => run().deleteColumn().run()],
    ['표 지우기', () => run().deleteTable().run()],
  ] as const;
  return (
    <Box role="group" aria-label="표" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {tools.map(([name, press]) => (
        <Button key={name} size="small" onClick={press} sx={{ minHeight: 44 }}>
          {name}
        </Button>
      ))}
    </Box>
  );
};

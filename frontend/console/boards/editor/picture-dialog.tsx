import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  TextField,
  Typography,
} from '@mui/material';
import { documentLimits } from '@nomucheck/domain/boards/document/limits.ts';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { selectedPicture, takeOutPicture } from './picture-attributes.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { RemovePicture } from './remove-picture.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

type PictureDialogProps = {
  readonly editor: Editor;
  /** What was dropped or pasted into the text. */
  readonly dropped: File | null;
  readonly onClose: () => void;
};

/** Puts a picture into the text, or changes what is said of the one that is selected. */
export const PictureDialog = ({ editor, dropped, onClose }: PictureDialogProps) => {
  const [before] = useState(() => (dropped === null ? selectedPicture(editor) : null));
  const [chosen, setChosen] = useState<File | null>(dropped);
  // The picture itself can't be kept: only what is said of it.
  const keptAlt = useKeptState(`picture.${before?.file ?? ''}`, before?.alt ?? '');
  const { typed: alt, type: setAlt } = keptAlt;
  const [decorative, setDecorative] = useState(before?.decorative ?? false);
  const { share, failure, send, giveUp } = usePictureUpload();
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    keptAlt.forget();
    onClose();
  };
  const leave = () => {
    giveUp();
    close();
    editor.commands.focus();
  };
  const isTouched = chosen !== null || keptAlt.isTouched;
  const leaving = useAskedClose(isTouched, leave);

  const lacksFile = before === null && chosen === null;
  const lacksAlt = !decorative && alt.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (share !== null) return;
    setAsked(true);
    if (lacksFile || lacksAlt) return;
    const said = { alt: decorative ? '' : alt.trim(), decorative };
    if (before !== null) editor.chain().focus().updateAttributes('image', said).run();
    else if (chosen !== null) {
      const picture = await send(chosen);
      if (picture === null) return;
      editor
        .chain()
        .focus()
        .insertContent([{ type: 'image', attrs: { ...picture, ...said } }, { type: 'paragraph' }])
        .run();
    }
    close();
  };
  return (
    <Dialog open onClose={leaving.onClose} fullWidth maxWidth="sm" aria-labelledby="picture-title" disableRestoreFocus>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="picture-title">{before === null ? '사진 넣기' : '사진 설명 고치기'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {failure !== null && <Alert severity="error">{failure}</Alert>}
          {before === null && <PictureChooser chosen={chosen} isMissing={isAsked && lacksFile} onChoose={setChosen} />}
          <TextField
            label="사진 설명"
            required={!decorative}
            disabled={decorative}
            multiline
            value={decorative ? '' : alt}
            onChange={(event) => setAlt(event.target.value.replace(/\s+/gu, ' '))}
            error={isAsked && lacksAlt}
            helperText={
              isAsked && lacksAlt
                ? '사진이 무엇을 보여 주는지 적거나, 아래에 꾸밈 사진이라고 표시하십시오.'
                : '사진을 보지 못하는 독자에게 읽어 주는 글. 사진 속 글자도 적습니다.'
            }
            slotProps={{ htmlInput: { maxLength: documentLimits.alt } }}
          />
          <FormControlLabel
            control={<Checkbox checked={decorative} onChange={(event) => setDecorative(event.target.checked)} />}
            label="꾸미기만 하는 사진 (읽어 주지 않음)"
          />
          {before !== null && (
            <RemovePicture
              file={before.file}
              onRemoved={() => {
                takeOutPicture(editor, before.file);
                close();
              }}
            />
          )}
          {share !== null && (
            <Box>
              <LinearProgress variant="determinate" value={share * 100} aria-label="사진 올리는 중" />
              <Typography variant="body2" color="text.secondary" aria-hidden="true">
                올리는 중 {Math.round(share * 100)}%
              </Typography>
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose onGoOn={leaving.goOn} onDrop={leave} />
          ) : (
            <>
              <Button onClick={share === null ? leaving.close : giveUp}>
                {share === null ? '취소' : '그만 올리기'}
              </Button>
              <Button type="submit" variant="contained" disabled={share !== null}>
                {before === null ? '넣기' : '고치기'}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

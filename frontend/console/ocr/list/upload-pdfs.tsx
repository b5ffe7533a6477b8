import UploadFile from '@mui/icons-material/UploadFile';
import { Alert, Box, Button, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import { mostPdfPages, mostPdfsAtOnce } from '@nomucheck/domain/ocr/limits.ts';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { Section } from '../../shell/record/section.tsx';
import { useKeptFromLeaving } from '../../typing/use-kept-from-leaving.ts';
import { largestPdfWords } from '../upload-batches.ts';
import { type Upload, type UploadedFile, useUpload } from './use-upload.ts';

/** Takes PDFs by dragging them onto it or by its button, and says what each became. */
export const UploadPdfs = () => {
  const [isOver, setOver] = useState(false);
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  useKeptFromLeaving(upload.sending !== null);
  useNothingOpened();

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    upload.send([...(event.target.files ?? [])]);
    // Without this, choosing the same file again would be no change.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    upload.send([...event.dataTransfer.files]);
  };
  return (
    <Section title="PDF 올리기">
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : undefined,
          borderRadius: 2,
          p: 2,
          display: 'grid',
          gap: 1.5,
          justifyItems: 'center',
          textAlign: 'center',
        }}
      >
        <UploadFile color="action" />
        <Typography>PDF를 여기에 끌어다 놓거나, 아래에서 고르십시오. 여러 개를 한꺼번에 올릴 수 있습니다.</Typography>
        <Button variant="contained" onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
          PDF 고르기
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="application/pdf,.pdf"
          aria-label="PDF 고르기"
          onChange={take}
        />
        <Typography variant="body2" color="text.secondary">
          한 파일은 {largestPdfWords}, {count(mostPdfPages)}쪽까지입니다. 개수는 제한이 없고, 한 번에{' '}
          {count(mostPdfsAtOnce)}개씩 나누어 보냅니다. 스캔한 문서는 글자를 알아보고, 글이 들어 있는 PDF는 그 글을
          씁니다.
        </Typography>
      </Box>
      {upload.sending !== null && <Sending upload={upload} share={upload.sending} />}
      {upload.failure !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {upload.failure}
        </Alert>
      )}
      {upload.files.length > 0 && <Results files={upload.files} onClose={upload.forget} />}
    </Section>
  );
};

/** A file that is dropped beside the place for it would be opened by the browser in place of this page. */
const useNothingOpened = (): void => {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    for (const name of ['dragover', 'drop']) window.addEventListener(name, stay);
    return () => {
      for (const name of ['dragover', 'drop']) window.removeEventListener(name, stay);
    };
  }, []);
};

const Sending = ({ upload, share }: { readonly upload: Upload; readonly share: number }) => (
  <Box sx={{ mt: 2 }}>
    <Typography id="sending-pdfs" role="status">
      올리는 중 {Math.round(share * 100)}%
    </Typography>
    <LinearProgress
      variant="determinate"
      aria-labelledby="sending-pdfs"
      value={share * 100}
      sx={{ my: 1, height: 8, borderRadius: 4 }}
    />
    <Button onClick={upload.giveUp}>그만두기</Button>
  </Box>
);

/** What each file became: the refused ones first, for somebody has to do something about them. */
const Results = ({ files, onClose }: { readonly files: readonly UploadedFile[]; readonly onClose: () => void }) => {
  const refused = files.filter(({ became }) => became === 'refused');
  const known = files.filter(({ became }) => became === 'known');
  const accepted = files.length - refused.length - known.length;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mt: 2 }}>
      {refused.length > 0 && (
        <Alert severity="error" onClose={onClose}>
          {count(refused.length)}개는 올리지 못했습니다.
          <FileList files={refused} />
        </Alert>
      )}
      {known.length > 0 && (
        <Alert severity="info" onClose={onClose}>
          {count(known.length)}개는 전에 올린 문서와 같습니다.
          <FileList files={known} />
        </Alert>
      )}
      {accepted > 0 && (
        <Alert severity="success" onClose={onClose}>
          {count(accepted)}개를 올렸습니다. 차례대로 읽습니다. 화면을 떠나도 계속됩니다.
        </Alert>
      )}
    </Box>
  );
};

const FileList = ({ files }: { readonly files: readonly UploadedFile[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflow: 'auto' }} tabIndex={0}>
    {files.map((file, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list doesn't change
      <li key={at}>
        {file.became === 'known' ? (
          <>
            {file.fileName}:{' '}
            <MuiLink component={Link} to={`/admin/ocr/${file.id}`}>
              {file.knownAs}
            </MuiLink>
          </>
        ) : (
          `${file.fileName}${file.became === 'refused' ? `: ${file.message}` : ''}`
        )}
      </li>
    ))}
  </Box>
);

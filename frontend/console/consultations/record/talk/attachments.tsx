import { Alert, Box, Button, LinearProgress, List, ListItem, ListItemText } from '@mui/material';
import type { Attachment } from '@nomucheck/domain/consultations/attachments.ts';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { useRef } from 'react';
import { attachmentTypes, sizeText } from '../../../../shared/attachments/attachments.ts';
import { useAttachments } from '../../../../shared/attachments/use-attachments.ts';
import { koreanMoment } from '../../../../shared/formats.ts';
import { plainSentence } from '../../../api/plain-sentence.ts';
import { NothingYet, Section } from '../../../shell/record/section.tsx';

/** Files from both sides. They are saved and opened outside of this page. */
export const Attachments = ({ item: { id, revision } }: { item: Pick<ConsultationDetail, 'id' | 'revision'> }) => {
  const { files, share, told, add, giveUp, remove, save, readAgain } = useAttachments(id, revision);
  const input = useRef<HTMLInputElement>(null);
  const adding = files?.mayAdd === true && (
    <>
      <Button disabled={share !== null} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        파일 올리기
      </Button>
      {share !== null && (
        <Button onClick={giveUp} sx={{ minHeight: 44 }}>
          그만 올리기
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={attachmentTypes}
        aria-label="올릴 파일"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void add(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
  return (
    <Section title="첨부 파일" action={adding}>
      {share !== null && <LinearProgress variant="determinate" value={share * 100} aria-label="파일 올리는 중" />}
      {told && (
        <Alert
          severity={told.tone === 'good' ? 'success' : 'error'}
          sx={{ my: 1 }}
          action={
            files === null && (
              <Button color="inherit" onClick={() => void readAgain()} sx={{ whiteSpace: 'nowrap' }}>
                다시 시도
              </Button>
            )
          }
        >
          {plainSentence(told.text)}
        </Alert>
      )}
      {files !== null && files.items.length === 0 && <NothingYet />}
      <List dense disablePadding>
        {files?.items.map((file) => (
          <OneFile key={file.id} file={file} onSave={() => void save(file)} onRemove={() => void remove(file)} />
        ))}
      </List>
    </Section>
  );
};

type OneFileProps = {
  readonly file: Attachment;
  readonly onSave: () => void;
  readonly onRemove: () => void;
};

const OneFile = ({ file, onSave, onRemove }: OneFileProps) => {
  const { name } = file;
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={name}
        secondary={`${file.by === 'person' ? '상담을 신청한 사람' : '노무사'} · ${koreanMoment(file.at)} · ${sizeText(file.bytes)}`}
        sx={{ overflowWrap: 'anywhere' }}
      />
      <Box>
        <Button aria-label={`${name} 내려받기`} onClick={onSave} sx={{ minHeight: 44 }}>
          내려받기
        </Button>
        {file.mine && (
          <Button aria-label={`${name} 삭제`} onClick={onRemove} sx={{ minHeight: 44 }}>
            삭제
          </Button>
        )}
      </Box>
    </ListItem>
  );
};

import UploadFile from '@mui/icons-material/UploadFile';
import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { count } from '../../shared/formats.ts';
import { messageOf } from '../api/api-error.ts';
import { saveFile } from '../export/save-file.ts';
import { Section } from '../shell/record/section.tsx';
import { usefulFiles, zipOfFolder } from './folder-zip.ts';
import { useImportData } from './import-data.ts';
import { sizeWords } from './words.ts';

type Chosen =
  | { readonly kind: 'file'; readonly name: string; readonly file: File }
  | { readonly kind: 'folder'; readonly name: string; readonly files: readonly File[] };
type Sampling = 'population' | 'curated';
type Doing = { readonly what: 'packing' | 'sending'; readonly share: number };

const accepted = '.zip,.csv,.tsv,.json,.jsonl,.ndjson';

/** Chooses a file or folder and how its cases were collected; then the file is checked (a dry run) or imported at once. */
export const ChooseFile = ({ onSent }: { onSent: (batch: string) => void }) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sampling, setSampling] = useState<Sampling | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { uploadImport, importTemplate } = useImportData();
  const abort = useRef<AbortController | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);

  const choose = (files: readonly File[], isFolder: boolean) => {
    setFailure(null);
    const [first] = files;
    if (!first) return;
    if (!isFolder && files.length === 1 && !/\.(?:md|markdown|pdf)$/i.test(first.name)) {
      setChosen({ kind: 'file', name: first.name, file: first });
      return;
    }
    const useful = usefulFiles(files);
    if (useful.length === 0) setFailure('Markdown(.md)이나 PDF가 든 폴더를 골라 주십시오.');
    else setChosen({ kind: 'folder', name: first.webkitRelativePath.split('/')[0] || '고른 파일', files: useful });
  };
  const take = (isFolder: boolean) => (event: ChangeEvent<HTMLInputElement>) => {
    choose([...(event.target.files ?? [])], isFolder);
    // Without this, choosing the same file again would be no change.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (doing === null) void droppedFiles(event.dataTransfer).then((files) => choose(files, false));
  };

  const upload = useMutation({
    mutationFn: async (file: { chosen: Chosen; sampling: Sampling; dryRun: boolean }) => {
      const controller = new AbortController();
      abort.current = controller;
      const { signal } = controller;
      const content = await contentOf(file.chosen, signal, (share) => setDoing({ what: 'packing', share }));
      setDoing({ what: 'sending', share: 0 });
      const fileName = file.chosen.kind === 'file' ? file.chosen.name : `${file.chosen.name}.zip`;
      return uploadImport(
        { content, fileName, sampling: file.sampling, dryRun: file.dryRun },
        (share) => setDoing({ what: 'sending', share }),
        signal,
      );
    },
    onMutate: () => setFailure(null),
    onSuccess: (batch) => {
      setChosen(null);
      onSent(batch);
    },
    onError: (error) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(messageOf(error));
    },
    onSettled: () => setDoing(null),
  });
  const template = useMutation({
    mutationFn: importTemplate,
    onSuccess: (file) => saveFile(file, '자료 올리기 양식.csv'),
    onError: (error) => setFailure(messageOf(error)),
  });
  const send = (dryRun: boolean) => {
    if (chosen && sampling) upload.mutate({ chosen, sampling, dryRun });
  };

  const isReady = chosen !== null && sampling !== null && doing === null;
  return (
    <Section title="파일 올리기">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <Box
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
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
          {chosen ? (
            <ChosenWords chosen={chosen} />
          ) : (
            <Typography>파일이나 폴더를 여기에 끌어다 놓거나, 아래에서 고르십시오.</Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <Button
              variant="outlined"
              disabled={doing !== null}
              onClick={() => fileInput.current?.click()}
              sx={{ minHeight: 44 }}
            >
              파일 고르기
            </Button>
            <Button
              variant="outlined"
              disabled={doing !== null}
              onClick={() => folderInput.current?.click()}
              sx={{ minHeight: 44 }}
            >
              폴더 고르기
            </Button>
          </Box>
          <input ref={fileInput} type="file" hidden accept={accepted} aria-label="파일 고르기" onChange={take(false)} />
          <input
            ref={folderInput}
            type="file"
            hidden
            aria-label="폴더 고르기"
            {...{ webkitdirectory: '' }}
            onChange={take(true)}
          />
          <Typography variant="body2" color="text.secondary">
            판례 Markdown의 ZIP이나 폴더, CSV, JSON(.json, .jsonl). 200MB까지.{' '}
            <Button size="small" onClick={() => template.mutate()} sx={{ minHeight: 32 }}>
              CSV 양식 받기
            </Button>
          </Typography>
        </Box>
        <SamplingChoice sampling={sampling} onChoose={setSampling} disabled={doing !== null} />
        {doing ? (
          <Doings doing={doing} onGiveUp={() => abort.current?.abort()} />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" disabled={!isReady} onClick={() => send(true)} sx={{ minHeight: 44 }}>
              미리 살펴보기
            </Button>
            <Button variant="outlined" disabled={!isReady} onClick={() => send(false)} sx={{ minHeight: 44 }}>
              바로 받기
            </Button>
          </Box>
        )}
      </Box>
    </Section>
  );
};

const ChosenWords = ({ chosen }: { chosen: Chosen }) => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} role="status">
    {chosen.name}{' '}
    {chosen.kind === 'file' ? `(${sizeWords(chosen.file.size)})` : `(파일 ${count(chosen.files.length)}개)`}
  </Typography>
);

const SamplingChoice = ({
  sampling,
  onChoose,
  disabled,
}: {
  sampling: Sampling | null;
  onChoose: (one: Sampling) => void;
  disabled: boolean;
}) => (
  <FormControl required disabled={disabled}>
    <FormLabel id="sampling">어떻게 모은 자료입니까?</FormLabel>
    <RadioGroup
      aria-labelledby="sampling"
      value={sampling ?? ''}
      onChange={(_event, value) => onChoose(value === 'population' ? 'population' : 'curated')}
    >
      <FormControlLabel value="population" control={<Radio />} label="빠짐없이 모은 자료" />
      <FormHelperText sx={{ ml: 4, mt: -0.5 }}>
        한 기간, 한 기관의 판정을 하나도 빼지 않고 모았습니다. 승인되면 승소율을 셈하는 데 들어갑니다.
      </FormHelperText>
      <FormControlLabel value="curated" control={<Radio />} label="골라 모은 자료" />
      <FormHelperText sx={{ ml: 4, mt: -0.5 }}>
        중요하거나 관심 있는 것만 골랐습니다. 읽을거리로 보여 주되 셈에는 넣지 않습니다. 골라 모은 것을 세면 승소율이
        한쪽으로 기웁니다.
      </FormHelperText>
    </RadioGroup>
  </FormControl>
);

const Doings = ({ doing: { what, share }, onGiveUp }: { doing: Doing; onGiveUp: () => void }) => (
  <Box>
    <Typography id="doing" role="status">
      {what === 'packing' ? '폴더를 묶는 중' : '올리는 중'} {Math.round(share * 100)}%
    </Typography>
    <LinearProgress
      variant="determinate"
      aria-labelledby="doing"
      value={share * 100}
      sx={{ my: 1, height: 8, borderRadius: 4 }}
    />
    <Button onClick={onGiveUp}>그만두기</Button>
  </Box>
);

const contentOf = async (chosen: Chosen, signal: AbortSignal, onShare: (share: number) => void): Promise<Blob> => {
  if (chosen.kind === 'file') return chosen.file;
  const { files } = chosen;
  return zipOfFolder(files, (packed) => onShare(packed / files.length), signal);
};

/** The dropped files; the files of a folder are read through its entries. */
const droppedFiles = async (dropped: DataTransfer): Promise<readonly File[]> => {
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...dropped.files];
  return (await Promise.all(entries.map(filesBelow))).flat();
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const filesBelow = async (entry: FileSystemEntry): Promise<readonly File[]> => {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  for (;;) {
    // The browser returns at most a hundred entries a call; an empty list is the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    for (const each of some) found.push(...(await filesBelow(each)));
  }
};

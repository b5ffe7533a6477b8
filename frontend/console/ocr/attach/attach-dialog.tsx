import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  useMediaQuery,
} from '@mui/material';
import type { AttachBody, OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { fieldErrorsOf, isConflict, messageOf } from '../../api/api-error.ts';
import { useRefineShown } from '../../cases/use-refine-case.ts';
import { AskedClose, useAskedClose } from '../../shell/asked-close.tsx';
import { theme } from '../../shell/theme.ts';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { WasKept } from '../../typing/was-kept.tsx';
import { useDocument, useDocumentShown } from '../document/use-document.ts';
import { useOcrData } from '../ocr-data.ts';
import { type AttachForm, bodyOf, emptyAttachForm, existingOf, isRange, readAttachForm } from './attach-form.ts';
import { ChooseCase } from './choose-case.tsx';
import { Existing } from './existing.tsx';
import { NewCase } from './new-case.tsx';

type AttachDialogProps = {
  readonly document: OcrDocument;
  /** Pages with a typed text that isn't saved. */
  readonly unsaved: readonly number[];
  readonly onClose: () => void;
};

/** Makes a case of a document, or gives its text to a case that is there already; then that case is opened. */
export const AttachDialog = ({ document, unsaved, onClose }: AttachDialogProps) => {
  const [empty] = useState(() => emptyAttachForm(document));
  const kept = useKeptState<AttachForm>('attach', empty, (typed) => readAttachForm(empty, typed));
  const { typed: form, type: setForm } = kept;
  const { attachOcr } = useOcrData();
  const { show } = useDocumentShown();
  const { refetch } = useDocument(document.id);
  const { askForLists } = useRefineShown();
  const navigate = useNavigate();
  const notify = useNotify();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: AttachBody) => attachOcr(document.id, body),
    onSuccess: ({ document: after, caseId, became, missing }) => {
      kept.forget();
      show(after);
      askForLists();
      const without = missing.length > 0 ? ` ${pageList(missing)}쪽은 글이 없어 빠졌습니다.` : '';
      notify(becameWords[became] + without, { type: 'info' });
      void navigate(`/admin/data/${caseId}`);
    },
    onError: (refused) => {
      if (isConflict(refused)) void refetch();
    },
  });
  /** What was refused was the form as it stood before. */
  const change = (changes: Partial<AttachForm>) => {
    if (error !== null) reset();
    setForm((before) => ({ ...before, ...changes }));
  };
  const leaving = useAskedClose(kept.isTouched, onClose);
  const errors = fieldErrorsOf(error);
  const existing = existingOf(error);
  const body = bodyOf(form, document);
  const last = document.pages ?? document.page;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body !== null && !isPending) mutate(body);
  };
  return (
    <Dialog open onClose={leaving.onClose} fullWidth fullScreen={isNarrow} maxWidth="sm" aria-labelledby="attach-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="attach-title">자료로 만들기</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {error !== null && existing === null && (
            <Alert severity="error">
              {isConflict(error) ? '그 사이 문서가 바뀌었습니다. 다시 눌러 주십시오.' : messageOf(error)}
            </Alert>
          )}
          {existing !== null && (
            <Existing
              existing={existing}
              isPending={isPending}
              reason={form.reason}
              // It says nothing of what was refused: that stays.
              onReason={(reason) => setForm((before) => ({ ...before, reason }))}
              onTake={(caseId) => mutate({ caseId, ...pagesOf(body), expectedRevision: document.revision })}
              onBeside={(caseId, reason) => {
                if (body !== null && 'new' in body) mutate({ ...body, besides: { caseId, reason } });
              }}
              onReplace={(caseId) =>
                mutate({ caseId, replaceText: true, ...pagesOf(body), expectedRevision: document.revision })
              }
            />
          )}
          <WasKept kept={kept} />
          {unsaved.length > 0 && (
            <Alert severity="warning">
              {pageList(unsaved)}쪽에 적은 글은 아직 저장하지 않아 자료에 들어가지 않습니다.
            </Alert>
          )}
          <RadioGroup
            aria-label="넣을 곳"
            value={form.into}
            onChange={(_event, into) => change({ into: into === 'case' ? 'case' : 'new' })}
          >
            <FormControlLabel value="new" control={<Radio />} label="새 자료로 (정제할 자료에 들어갑니다)" />
            <FormControlLabel value="case" control={<Radio />} label="이미 있는 자료에 이 글을 붙이기" />
          </RadioGroup>
          {form.into === 'new' ? (
            <NewCase form={form} errors={errors} onChange={change} />
          ) : (
            <ChooseCase chosen={form.caseId} onChoose={(caseId) => change({ caseId })} />
          )}
          {last > 1 && (
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <PageField
                label="시작 쪽"
                value={form.from}
                onChange={(from) => change({ from })}
                isWrong={!isRange(form, document)}
                help={isRange(form, document) ? undefined : `1쪽부터 ${count(last)}쪽까지 가운데 적어 주십시오`}
              />
              <PageField
                label="끝 쪽"
                value={form.to}
                onChange={(to) => change({ to })}
                isWrong={!isRange(form, document)}
                help="한 PDF에 판정이 여럿이면 나누어 넣으십시오"
              />
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          {leaving.isAsking ? (
            <AskedClose
              onGoOn={leaving.goOn}
              onDrop={() => {
                kept.forget();
                onClose();
              }}
            />
          ) : (
            <>
              <Button onClick={leaving.close}>취소</Button>
              <Button type="submit" variant="contained" disabled={body === null || isPending || existing !== null}>
                {form.into === 'new' ? '자료 만들기' : '이 자료에 붙이기'}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};

const becameWords = {
  new: '자료를 만들었습니다. 이어서 정제하십시오.',
  changed: '자료에 이 글을 붙였습니다.',
  unchanged: '자료에 이미 같은 글이 있습니다.',
} as const;

const pageList = (pages: readonly number[]): string => pages.map((page) => count(page)).join(', ');

const pagesOf = (body: AttachBody | null) => (body?.pages === undefined ? {} : { pages: body.pages });

type PageFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isWrong: boolean;
  readonly help: string | undefined;
};

const PageField = ({ label, value, onChange, isWrong, help }: PageFieldProps) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={isWrong}
    helperText={help}
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
    sx={{ flex: '1 1 0' }}
  />
);

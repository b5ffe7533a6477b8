import { Alert, Box, Button, Link as MuiLink, TextField } from '@mui/material';
import type { OtherCase } from '@nomucheck/domain/ocr/contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { caseLabel, decidedOnText, stageNames } from '../../cases/words.ts';
import { type ExistingCase, wayOutOf } from './attach-form.ts';

type ExistingProps = {
  readonly existing: ExistingCase;
  readonly isPending: boolean;
  /** Why a new case is made all the same. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onTake: (caseId: string) => void;
  /** Makes a new case although this one, which isn't used any more, is the same decision. */
  readonly onBeside: (caseId: string, reason: string) => void;
  readonly onReplace: (caseId: string) => void;
};

/** A case is there already: the person looks at it, and decides what becomes of this text. */
export const Existing = ({ existing, isPending, reason, onReason, onTake, onBeside, onReplace }: ExistingProps) => {
  const { case: found } = existing;
  const step = { variant: 'outlined', color: 'inherit', disabled: isPending, sx: { minHeight: 44 } } as const;
  switch (wayOutOf(existing)) {
    case 'take':
      return (
        <Told found={found} words="같은 판정의 자료가 이미 있습니다.">
          <Button {...step} onClick={() => onTake(found.caseId)}>
            그 자료에 이 글을 붙이기
          </Button>
        </Told>
      );
    case 'replace':
      return (
        <Told found={found} words="이 자료에는 다른 글이 이미 있습니다. 바꾸면 이 글이 자료의 새 본문이 됩니다.">
          <Button {...step} onClick={() => onReplace(found.caseId)}>
            글 바꾸기
          </Button>
        </Told>
      );
    case 'beside':
      return (
        <Told
          found={found}
          words="같은 판정의 자료가 있었지만 쓰지 않기로 한 자료라 글을 붙일 수 없습니다. 그 자료를 열어 되돌린 다음 다시 하거나, 사유를 적고 새 자료를 만드십시오."
        >
          <Beside {...{ isPending, reason, onReason }} onBeside={(typed) => onBeside(found.caseId, typed)} />
        </Told>
      );
    case 'none':
      return (
        <Told
          found={found}
          words="같은 판정의 자료가 있었지만 다른 자료에 합쳤습니다. 그 자료를 열어 합친 자료를 찾고, ‘이미 있는 자료에 이 글을 붙이기’로 그 자료를 고르십시오."
        />
      );
  }
};

type ToldProps = { readonly found: OtherCase; readonly words: string; readonly children?: ReactNode };

const Told = ({ found, words, children }: ToldProps) => (
  <Alert severity="warning" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
    {words}
    <Box sx={{ my: 1 }}>
      {/* For one that has left refinement, this page leads on to its record. */}
      <MuiLink component={Link} to={`/admin/data/${found.caseId}`} target="_blank" sx={{ fontWeight: 600 }}>
        {[caseLabel(found), decidedOnText(found.decidedOn), stageNames[found.stage]].join(' · ')}
      </MuiLink>
    </Box>
    {children}
  </Alert>
);

type BesideProps = Pick<ExistingProps, 'isPending' | 'reason' | 'onReason'> & {
  readonly onBeside: (reason: string) => void;
};

const Beside = ({ isPending, reason, onReason, onBeside }: BesideProps) => {
  const isReady = reason.trim() !== '' && !isPending;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label="사유"
        required
        fullWidth
        size="small"
        value={reason}
        onChange={({ target }) => onReason(target.value)}
        // Enter would submit the dialog's form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        helperText="기록에 남습니다"
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={!isReady}
        onClick={() => onBeside(reason.trim())}
        sx={{ minHeight: 44 }}
      >
        그래도 새 자료 만들기
      </Button>
    </Box>
  );
};

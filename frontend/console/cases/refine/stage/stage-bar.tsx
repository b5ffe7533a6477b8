import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { Suspense } from 'react';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { Key } from '../../../typing/key.tsx';
import { formFieldNames } from '../../case-form.ts';
import { SureCase } from '../keys/sure-case.tsx';
import { whyNotSure } from '../keys/why-not-sure.ts';
import type { Refinement } from '../use-refinement.ts';
import { focusOn, lackingOf } from './lacking.ts';
import type { StageActions } from './use-stage-actions.ts';

/** Only where a case was refused. */
const SameDecision = lazyPage(async () => ({ default: (await import('../like/same-decision.tsx')).SameDecision }));

const AcceptanceImpact = lazyPage(async () => ({
  default: (await import('./acceptance-impact.tsx')).AcceptanceImpact,
}));
const AskedAct = lazyPage(async () => ({ default: (await import('./asked-act.tsx')).AskedAct }));

type StageBarProps = {
  readonly work: Refinement;
  readonly acts: StageActions;
  readonly onUndo: () => void;
  readonly onField: () => void;
  readonly onMerged: () => Promise<void>;
};

/** The commands for the case as a whole, and the fields that still prevent them. */
export const StageBar = ({ work, acts, onUndo, onField, onMerged }: StageBarProps) => {
  const { kept } = work;
  const { asking, setAsking } = acts;
  const lacking = lackingOf(kept);
  const isSure = whyNotSure(kept).length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {kept.sentBack !== null && kept.stage === 'crawled' && (
        <Alert severity="warning">반려된 자료입니다. 사유: {kept.sentBack}</Alert>
      )}
      {kept.stage === 'crawled' && lacking.length > 0 && (
        <Typography component="div" variant="body2">
          승인 대기로 보내려면:{' '}
          {lacking.map((field, place) => (
            <span key={field}>
              {place > 0 && ', '}
              <MuiLink
                component="button"
                type="button"
                onClick={() => {
                  onField();
                  // On a narrow screen the form may be hidden; it has to be shown before a field gets the focus.
                  setTimeout(() => focusOn(field));
                }}
                sx={{ fontSize: 'inherit', verticalAlign: 'baseline', minHeight: 24 }}
              >
                {formFieldNames[field]}
              </MuiLink>
            </span>
          ))}
        </Typography>
      )}
      {acts.twice.length > 0 && kept.stage === 'ready' && (
        <Suspense fallback={null}>
          <SameDecision
            key={acts.twice.join()}
            work={work}
            twice={acts.twice}
            onOther={() => acts.accept(true)}
            onMerged={onMerged}
          />
        </Suspense>
      )}
      {kept.stage === 'ready' && (
        <Suspense fallback={null}>
          <AcceptanceImpact item={kept} />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '& button': { minHeight: 44 } }}>
        <SureCase item={kept} onAccept={() => void acts.acceptSure()} />
        {kept.stage === 'crawled' && (
          <Button variant={isSure ? 'outlined' : 'contained'} onClick={acts.ready} aria-keyshortcuts="R">
            승인 대기로
            <Key>R</Key>
          </Button>
        )}
        {kept.stage === 'ready' && (
          <>
            <Button variant="contained" onClick={() => acts.accept()} aria-keyshortcuts="A">
              승인
              <Key>A</Key>
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsking('reject')} aria-keyshortcuts="B">
              반려
              <Key>B</Key>
            </Button>
          </>
        )}
        {kept.stage === 'withdrawn' ? (
          <Button variant="contained" onClick={() => void acts.reopen()}>
            다시 정제하기
          </Button>
        ) : (
          <Button color="error" onClick={() => setAsking('discard')}>
            안 쓰기
          </Button>
        )}
        {work.lastUndo !== null && kept.stage !== 'withdrawn' && (
          <Button onClick={onUndo} aria-keyshortcuts="Z">
            되돌리기: {work.lastUndo}
            <Key>Z</Key>
          </Button>
        )}
      </Box>
      {(asking === 'reject' || asking === 'discard') && (
        <Suspense fallback={null}>
          <AskedAct work={work} asked={asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </Box>
  );
};

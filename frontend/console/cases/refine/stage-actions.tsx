import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { plainSentence } from '../../api/plain-sentence.ts';
import { ReasonedDialog } from '../../shell/reasoned-dialog.tsx';
import { isTaken } from '../../shell/use-key.ts';
import { Key } from '../../typing/key.tsx';
import { type FormField, formFieldNames, isFormField } from '../case-form.ts';
import { useCasesData } from '../cases-data.ts';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { useAcceptanceImpact } from '../impact/use-impact.ts';
import { CaseHeadline } from '../shared/case-headline.tsx';
import { inputId } from '../shared/field-input.tsx';
import { useRefineShown } from '../use-refine-case.ts';
import { caseLabel } from '../words.ts';
import { SureCase } from './keys/sure-case.tsx';
import type { TypedAhead } from './keys/typed-ahead.ts';
import { whyNotSure } from './keys/why-not-sure.ts';
import { SameDecision } from './like/same-decision.tsx';
import { markId } from './refine-form.tsx';
import type { Refinement } from './use-refinement.ts';

/** The commands that move a case to another stage; each is an event in its history. */
export const useStageActions = (work: Refinement, goNext: () => Promise<void>, typedAhead: TypedAhead) => {
  const notify = useNotify();
  const { askForLists } = useRefineShown();
  const { makeCaseReady, reopenCase, acceptCases, acceptAsOther } = useCasesData();
  const { kept } = work;
  const [asking, setAsking] = useState<'reject' | 'discard' | null>(null);
  const [twice, setTwice] = useState<readonly string[]>([]);
  const [marked, setMarked] = useState<readonly FormField[]>([]);
  /** The case is shown on after all. */
  const stay = () => typedAhead.open(performance.now());
  const queries = useQueryClient();
  const readiness = useMutation({
    mutationKey: commandKey('ready', kept.id),
    // Judged in its turn: the write before it may be the one that fills what is lacking.
    mutationFn: () =>
      work.send((newest) => (lackingOf(newest).length === 0 ? makeCaseReady(newest) : Promise.resolve(newest))),
    onSuccess: (after) => {
      if (after === null) return;
      // With the case's name: the user may be on another one by now.
      if (after.stage === 'crawled')
        return notify(
          `아직 채우지 않은 항목이 있습니다. ${lackingOf(after)
            .map((field) => formFieldNames[field])
            .join(', ')}: ${caseLabel(after)}`,
          { type: 'warning' },
        );
      askForLists();
      notify('승인 대기로 보냈습니다.', { type: 'info' });
    },
  });
  const acceptance = useMutation({
    mutationKey: commandKey('accept', kept.id),
    // The case may still be on its way to ready; one that doesn't get there is left as it is.
    mutationFn: (isOther: boolean) =>
      work.afterWrites(async ({ id, stage }) => {
        if (stage !== 'ready') return null;
        return isOther ? acceptAsOther(id) : acceptCases([id]);
      }),
    onSuccess: async (answer) => {
      if (answer === null) return stay();
      const [refusal] = answer.refused;
      if (refusal !== undefined) stay();
      setTwice(refusal?.like ?? []);
      // The dialog with the other case says why.
      if (refusal?.like !== undefined) return;
      if (refusal !== undefined) return notify(plainSentence(refusal.message), { type: 'error' });
      askForLists();
      notify(`마스터 자료가 되었습니다: ${caseLabel(kept)}`, { type: 'info' });
      await goNext();
    },
    onError: (error) => {
      stay();
      notify(messageOf(error), { type: 'error' });
    },
  });
  /** Reads the cache, because a key can be pressed again before the page is drawn again. */
  const isRunning = (command: Command): boolean =>
    queries.isMutating({ mutationKey: commandKey(command, kept.id) }) > 0;
  return {
    /** The command for which a reason is being entered. */
    asking,
    setAsking,
    ready: (): void => {
      if (kept.stage !== 'crawled' || isRunning('ready')) return;
      // Given here and not above, it is left out when the user has gone to another case in the meantime.
      readiness.mutate(undefined, {
        onSuccess: (after) => {
          setMarked(after?.stage === 'crawled' ? lackingOf(after) : []);
          showAfterReady(after);
        },
      });
    },
    marked,
    /** Takes every proposal of a sure case, hands it over and accepts it; each step only where the one before was carried out. */
    acceptSure: async (): Promise<void> => {
      if (isRunning('accept') || isRunning('ready')) return;
      const why = whyNotSure(kept);
      if (why.length > 0) return notify(`확실한 자료가 아닙니다. ${why.join(', ')}`, { type: 'warning' });
      typedAhead.close();
      if (!(await work.takeAll())) return stay();
      const ready = kept.stage === 'ready' ? kept : await readiness.mutateAsync();
      if (ready?.stage === 'ready') acceptance.mutate(false);
      else stay();
    },
    reopen: async (): Promise<void> => {
      if ((await work.send(reopenCase)) !== null) askForLists();
    },
    /** Master cases for which the case was refused: it may be the same decision. */
    twice,
    accept: (isOther = false): void => {
      if (isRunning('accept')) return;
      // What is typed from here on is meant for the next case.
      typedAhead.close();
      acceptance.mutate(isOther);
    },
  };
};

type Command = 'ready' | 'accept';

/** With the case, because the command of the case before may still be waiting when the next one is shown. */
const commandKey = (command: Command, id: string) => ['admin/data', command, id];

export type StageActions = ReturnType<typeof useStageActions>;

const lackingOf = ({ lacks }: Pick<RefineCase, 'lacks'>) => [
  ...new Set(Object.keys(lacks).flatMap((path) => path.split('.').slice(0, 1).filter(isFormField))),
];

const showAfterReady = (after: RefineCase | null): void => {
  if (after === null) return;
  const [lacking] = lackingOf(after);
  // The buttons for the next step are above the form.
  if (after.stage !== 'crawled') window.scrollTo({ top: 0, behavior: 'instant' });
  // The user may have begun to type while the command waited.
  else if (lacking !== undefined && !isTaken(document.activeElement)) focusBeside(lacking);
};

/** The focus goes to the field, and not into it: there every shortcut would be a letter of its value. */
const focusBeside = (field: FormField): void => {
  const mark = document.getElementById(markId(field));
  mark?.focus();
  mark?.scrollIntoView({ block: 'center', behavior: 'instant' });
};

const focusOn = (field: FormField): void => {
  const input = document.getElementById(inputId(field));
  input?.focus();
  input?.scrollIntoView({ block: 'center', behavior: 'instant' });
};

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
  const { askForLists } = useRefineShown();
  const { sendCaseBack, discardCase } = useCasesData();
  const impact = useAcceptanceImpact(kept.stage === 'ready' ? { id: [kept.id] } : null, kept.revision);
  const lacking = lackingOf(kept);
  const isSure = whyNotSure(kept).length === 0;
  const close = () => setAsking(null);
  const done = (after: RefineCase | null) => {
    if (after !== null) askForLists();
    close();
  };
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
        <SameDecision
          key={acts.twice.join()}
          work={work}
          twice={acts.twice}
          onOther={() => acts.accept(true)}
          onMerged={onMerged}
        />
      )}
      {kept.stage === 'ready' && <ImpactPanel shown={impact} idle="" />}
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
      {asking === 'reject' && (
        <ReasonedDialog
          title="반려"
          action="반려"
          onClose={close}
          command={(reason) => work.command((at) => sendCaseBack(at, reason))}
          onDone={done}
        >
          <CaseHeadline item={kept} />
          <Typography>정제 중으로 돌아갑니다. 무엇을 고쳐야 하는지 적어 주십시오.</Typography>
        </ReasonedDialog>
      )}
      {asking === 'discard' && (
        <ReasonedDialog
          title="이 자료 안 쓰기"
          action="안 쓰기"
          onClose={close}
          command={(reason) => work.command((at) => discardCase(at, reason))}
          onDone={done}
        >
          <CaseHeadline item={kept} />
          <Typography>목록의 ‘안 씀’에 남고, 언제든 다시 정제할 수 있습니다.</Typography>
        </ReasonedDialog>
      )}
    </Box>
  );
};

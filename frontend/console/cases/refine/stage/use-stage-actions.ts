import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../api/api-error.ts';
import { plainSentence } from '../../../api/plain-sentence.ts';
import { isTaken } from '../../../shell/use-key.ts';
import { type FormField, formFieldNames } from '../../case-form.ts';
import { useCasesData } from '../../cases-data.ts';
import { useRefineShown } from '../../use-refine-case.ts';
import { caseLabel } from '../../words.ts';
import type { TypedAhead } from '../keys/typed-ahead.ts';
import { whyNotSure } from '../keys/why-not-sure.ts';
import type { Refinement } from '../use-refinement.ts';
import { focusBeside, lackingOf } from './lacking.ts';

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

const showAfterReady = (after: RefineCase | null): void => {
  if (after === null) return;
  const [lacking] = lackingOf(after);
  // The buttons for the next step are above the form.
  if (after.stage !== 'crawled') window.scrollTo({ top: 0, behavior: 'instant' });
  // The user may have begun to type while the command waited.
  else if (lacking !== undefined && !isTaken(document.activeElement)) focusBeside(lacking);
};

import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type KeptEdits, keepEdits, keptEdits, nothingKept, type UnreadText } from './kept-edits.ts';
import {
  afterSent,
  contentWith,
  edited,
  noSteps,
  type PendingEdit,
  raisedAt,
  type Steps,
  withEdit,
  withStep,
} from './pending.ts';
import { backOf, type Json, type Path, settingOf } from './setting.ts';
import { textsWithPlace } from './unread-texts.ts';
import { useSaving } from './use-saving.ts';

/** A draft as it is edited on this page: what the service has, and what was typed since. */
export const useDraftWork = (saved: RulesetDraftOut, writer: string, onSaved: (draft: RulesetDraftOut) => void) => {
  const [work, setWork] = useState<KeptEdits>(() => keptEdits(writer, saved.id) ?? nothingKept);
  const [steps, setSteps] = useState<Steps>(noSteps);
  const content = useMemo(() => contentWith(saved.content, work.edits), [saved.content, work.edits]);
  useEffect(() => keepEdits(writer, saved.id, work), [writer, saved.id, work]);

  // What is typed is judged by the revision that was seen then.
  const carry = useCallback(
    (edits: readonly DraftEdit[]) =>
      setWork((now) => ({
        ...now,
        edits: edits.reduce((pending, edit) => withEdit(pending, edit, saved.revision), now.edits),
      })),
    [saved.revision],
  );
  /** Carries out an edit, and keeps how it is taken back. Answers false where the place is gone. */
  const change = (edit: DraftEdit): boolean => {
    if (edited(content, edit) === null) return false;
    const back = backOf(content, edit);
    setSteps((now) => withStep(now, { back, again: edit, typedAt: Date.now() }));
    carry([edit]);
    return true;
  };
  const set = (at: Path, value: Json): boolean => change(settingOf(content, at, value));

  const undo = () => {
    const last = steps.done.at(-1);
    if (last === undefined) return;
    setSteps({ done: steps.done.slice(0, -1), undone: [...steps.undone, last] });
    carry(last.back);
  };
  const redo = () => {
    const next = steps.undone.at(-1);
    if (next === undefined) return;
    setSteps({ done: [...steps.done, next], undone: steps.undone.slice(0, -1) });
    carry([next.again]);
  };
  /** Conditions that can't be read yet stay as they were typed; null: they can be read, or were given up. */
  const setText = useCallback(
    (at: Path, text: UnreadText | null) =>
      setWork((now) => {
        const { [at.join('/')]: _before, ...others } = now.texts;
        return { ...now, texts: text === null ? others : { ...others, [at.join('/')]: text } };
      }),
    [],
  );
  const texts = useMemo(() => textsWithPlace(content, work.texts), [content, work.texts]);

  const edit = (change: (edits: readonly PendingEdit[]) => readonly PendingEdit[]) =>
    setWork((now) => ({ ...now, edits: change(now.edits) }));
  const saving = useSaving({
    edits: work.edits,
    content,
    onSent: (draft, sent) => {
      // The page may have been left: nothing is drawn any more that would keep it.
      keepEdits(writer, saved.id, { ...work, edits: afterSent(work.edits, sent, draft.revision) });
      edit((edits) => afterSent(edits, sent, draft.revision));
      onSaved(draft);
    },
    onDecided: (paths, revision) => edit((edits) => raisedAt(edits, paths, revision)),
    onDropped: (isDropped) => edit((edits) => edits.filter(({ at }) => !isDropped(at))),
  });

  return {
    content,
    texts,
    change,
    set,
    setText,
    undo: steps.done.length > 0 ? undo : null,
    redo: steps.undone.length > 0 ? redo : null,
    saving,
    isWaiting: work.edits.length > 0,
  };
};

export type DraftWork = ReturnType<typeof useDraftWork>;

import { Alert, Button } from '@mui/material';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useState } from 'react';
import { koreanMoment } from '../../../../shared/formats.ts';
import { ConflictDialog } from '../../../conflict/conflict-dialog.tsx';
import type { Conflict as Both } from '../work/conflicts-in.ts';
import type { Saving } from '../work/use-saving.ts';
import { pathName, standingInWords } from './edit-in-words.ts';

type ConflictProps = {
  readonly conflict: Both;
  readonly saving: Saving;
  readonly content: RulesetContent;
  /** Reads what the other person has saved. */
  readonly onReread: () => void;
};

/** Two people have edited one place: both values, and which of them stays. */
export const Conflict = ({ conflict: { conflicts }, saving, content, onReread }: ConflictProps) => {
  const settled = (decide: () => void) => () => {
    decide();
    onReread();
  };
  const [isShown, setIsShown] = useState(true);
  const [first] = conflicts;
  return (
    <>
      {first && (
        <Alert severity="warning" action={<Button onClick={() => setIsShown(true)}>두 값 견주기</Button>}>
          {first.by.name} 님이 {koreanMoment(first.editedAt)}에 같은 곳을 고쳤습니다. 고를 때까지 저장하지 않습니다.
        </Alert>
      )}
      {isShown && (
        <ConflictDialog
          rows={conflicts.map(({ at, yours, theirs, isGone }) => ({
            name: pathName(at, content),
            yours: standingInWords(at, yours, content),
            theirs: isGone ? '그사이 지워진 곳이라 내 값을 저장할 수 없음' : standingInWords(at, theirs, content),
          }))}
          onKeepMine={conflicts.every(({ isGone }) => isGone) ? null : settled(saving.keepMine)}
          onTakeTheirs={settled(saving.takeTheirs)}
          onEditFurther={() => setIsShown(false)}
        />
      )}
    </>
  );
};

import { Alert, Button } from '@mui/material';
import { conditionTextOf } from '@nomucheck/domain/rulesets/condition-text/condition-text.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useState } from 'react';
import { koreanMoment } from '../../../../shared/formats.ts';
import { ConflictDialog } from '../../../conflict/conflict-dialog.tsx';
import { textOf } from '../fields/conditions-json.ts';
import { formOf } from '../forms/form-of.ts';
import { placeName, placeOfPath } from '../places.ts';
import type { Conflict as Both } from '../work/conflicts-in.ts';
import type { Json } from '../work/setting.ts';
import type { Saving } from '../work/use-saving.ts';

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
          rows={conflicts.map(({ at, yours, theirs }) => ({
            name: `${placeName(placeOfPath(at), content)} ${fieldName(at, content)}`,
            yours: inWords(yours, content),
            theirs: inWords(theirs, content),
          }))}
          onKeepMine={settled(saving.keepMine)}
          onTakeTheirs={settled(saving.takeTheirs)}
          onEditFurther={() => setIsShown(false)}
        />
      )}
    </>
  );
};

/** What a path is called in its form. */
const fieldName = (at: readonly string[], content: RulesetContent): string => {
  const form = formOf(placeOfPath(at), content);
  const path = at.join('/');
  const fields = (form?.groups ?? []).flatMap(({ fields: all }) => all);
  const named =
    fields.find((field) => field.at.join('/') === path) ?? fields.find((field) => field.at.join('/').startsWith(path));
  return named?.name ?? at.at(-1) ?? '';
};

/** A value as a person reads it. */
const inWords = (value: Json, content: RulesetContent): string => {
  if (value === undefined || value === null) return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value !== 'object') return String(value);
  const language = conditionTextOf(content);
  if (Array.isArray(value)) {
    const conditions = textOf('conditions', value, language) || textOf('alternatives', value, language);
    return conditions || value.map((each) => inWords(each, content)).join('\n');
  }
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${inWords(part, content)}`)
    .join('\n');
};

import { Box, Button, TextField } from '@mui/material';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useState } from 'react';
import { useKeptState } from '../../../typing/use-kept-state.ts';
import type { Addable } from '../fields/field.ts';
import { namesIn } from '../structure/order.ts';
import { jsonAt } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';

type AddProps = {
  readonly addable: Addable;
  readonly work: DraftWork;
  readonly base: RulesetContent | undefined;
};

/**
 * Adds an element at the end of a list; one whose name a person chooses asks for it first, because it never changes. One that the
 * edition before has, and that was removed, is put back as it is there.
 */
export const AddElement = ({ addable, work, base }: AddProps) => {
  const { name, at, fresh, named, word: wordOf } = addable;
  const { typed, type: setTyped } = useKeptState(`add.${at.join('.')}`, '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = () => {
    const elements = jsonAt(work.content, at) ?? [];
    if (!Array.isArray(elements)) return;
    if (wordOf !== undefined) {
      const word = wordOf(namesIn(work.content, at));
      const former = base && jsonAt(base, [...at, word]);
      work.change({ at: [...at, word], value: former ?? fresh(word), before: null });
      return;
    }
    if (named === undefined) {
      work.set(at, [...elements, fresh('')]);
      return;
    }
    const word = typed.trim();
    if (!named.pattern.test(word)) return setRefusal(`${named.label}를 그 꼴로 적어 주십시오.`);
    const isTaken = elements.some((element) => Object.values(element ?? {}).includes(word));
    if (isTaken || !work.change({ at: [...at, word], value: fresh(word) }))
      return setRefusal('이미 있는 이름입니다. 다른 이름을 적어 주십시오.');
    setTyped('');
    setRefusal(null);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      {named && (
        <TextField
          size="small"
          label={named.label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={refusal !== null}
          helperText={refusal}
          sx={{ flexGrow: 1, maxWidth: 360 }}
        />
      )}
      <Button variant="outlined" onClick={add}>
        {name} 더하기
      </Button>
    </Box>
  );
};

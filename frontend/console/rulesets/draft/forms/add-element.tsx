import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useKeptState } from '../../../typing/use-kept-state.ts';
import type { Addable } from '../fields/field.ts';
import { jsonAt } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';

/** Adds an element at the end of a list; one with a name asks for it first, because it never changes. */
export const AddElement = ({ addable, work }: { readonly addable: Addable; readonly work: DraftWork }) => {
  const { name, at, fresh, named } = addable;
  const { typed, type: setTyped } = useKeptState(`add.${at.join('.')}`, '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = () => {
    const elements = jsonAt(work.content, at) ?? [];
    if (!Array.isArray(elements)) return;
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

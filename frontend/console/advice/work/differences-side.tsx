import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { NothingYet } from '../../shell/section.tsx';
import { Runs } from '../../texts/word-changes.tsx';
import { shortened, wordDiff } from '../../texts/word-diff.ts';
import { useDebounced } from '../../typing/use-debounced.ts';
import { inOneText } from '../copy/one-text.ts';
import { firstPair, type Version } from '../copy/versions.ts';

/** Two of the texts word by word: what was deleted is struck out, what is new is underlined. */
export const DifferencesSide = ({ versions }: { versions: readonly Version[] }) => {
  const [chosen, setChosen] = useState<readonly [string | null, string | null]>([null, null]);
  const [firstLeft, firstRight] = firstPair(versions);
  const left = versions.find(({ key }) => key === (chosen[0] ?? firstLeft));
  const right = versions.find(({ key }) => key === (chosen[1] ?? firstRight));
  const before = useDebounced(left?.text ?? '', 400);
  const after = useDebounced(right?.text ?? '', 400);
  if (left === undefined || right === undefined) return <NothingYet>견줄 글이 아직 없습니다.</NothingYet>;
  const runs = shortened(inOneText(wordDiff(before, after)), 40);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Choose label="앞의 글" versions={versions} value={left.key} onChoose={(key) => setChosen([key, right.key])} />
      <Choose label="뒤의 글" versions={versions} value={right.key} onChoose={(key) => setChosen([left.key, key])} />
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
        <Runs runs={[{ kind: 'gone', text: '줄을 그은 글자' }]} />: 빠진 말 ·{' '}
        <Runs runs={[{ kind: 'new', text: '밑줄 친 글자' }]} />: 새로 들어간 말
      </Box>
      <Box role="region" aria-label="달라진 곳" sx={{ lineHeight: 1.75 }}>
        {runs.some(({ kind }) => kind !== 'same') ? <Runs runs={runs} /> : <NothingYet>두 글이 같습니다.</NothingYet>}
      </Box>
    </Box>
  );
};

type ChooseProps = {
  readonly label: string;
  readonly versions: readonly Version[];
  readonly value: string;
  readonly onChoose: (key: string) => void;
};

const Choose = ({ label, versions, value, onChoose }: ChooseProps) => (
  <TextField select fullWidth label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
    {versions.map(({ key, name, note }) => (
      <MenuItem key={key} value={key}>
        {name} ({note})
      </MenuItem>
    ))}
  </TextField>
);

import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { NothingYet } from '../../../shell/record/section.tsx';
import { Runs } from '../../../texts/word-changes.tsx';
import { shortened, wordDiff } from '../../../texts/word-diff.ts';
import { useDebounced } from '../../../typing/use-debounced.ts';
import { withNotes } from '../../copy/margin/margin-notes.ts';
import { inOneText } from '../../copy/one-text.ts';
import { firstPair, type Version } from '../../copy/versions.ts';
import { type LeftByReview1, MarginNotes } from './margin-notes.tsx';

type DifferencesSideProps = {
  readonly versions: readonly Version[];
  /** At review 2: what review 1 left to it, shown in the margin. */
  readonly left: LeftByReview1 | null;
};

/** Two of the texts word by word: what was deleted is struck out, what is new is underlined. */
export const DifferencesSide = ({ versions, left: leftBy }: DifferencesSideProps) => {
  const [chosen, setChosen] = useState<readonly [string | null, string | null]>([null, null]);
  const [firstLeft, firstRight] = firstPair(versions, leftBy !== null);
  const left = versions.find(({ key }) => key === (chosen[0] ?? firstLeft));
  const right = versions.find(({ key }) => key === (chosen[1] ?? firstRight));
  const before = useDebounced(left?.text ?? '', 400);
  const after = useDebounced(right?.text ?? '', 400);
  if (left === undefined || right === undefined) return <NothingYet>견줄 글이 아직 없습니다.</NothingYet>;
  const compared = inOneText(wordDiff(before, after));
  const isChanged = compared.some(({ kind }) => kind !== 'same');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        <Choose label="앞의 글" versions={versions} value={left.key} onChoose={(key) => setChosen([key, right.key])} />
        <Choose label="뒤의 글" versions={versions} value={right.key} onChoose={(key) => setChosen([left.key, key])} />
      </Box>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
        <Runs runs={[{ kind: 'gone', text: '줄을 그은 글자' }]} />: 빠진 말 ·{' '}
        <Runs runs={[{ kind: 'new', text: '밑줄 친 글자' }]} />: 새로 들어간 말
      </Box>
      <Box role="region" aria-label="달라진 곳" sx={{ lineHeight: 1.75, containerType: 'inline-size' }}>
        {!isChanged && <NothingYet>두 글이 같습니다.</NothingYet>}
        {leftBy !== null && leftBy.comments.length > 0 ? (
          <MarginNotes parts={withNotes(compared, after, leftBy.comments)} left={leftBy} />
        ) : (
          isChanged && <Runs runs={shortened(compared, 40)} />
        )}
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

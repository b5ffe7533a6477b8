import { Chip } from '@mui/material';
import type { OutlineEntry } from './outline-entries.ts';

type Marked = Pick<OutlineEntry, 'findings' | 'comments' | 'isChanged'>;

/** The same as words, where there is no room for chips. */
export const marksInWords = ({ findings, comments, isChanged }: Marked): string => {
  const words = [
    ...(isChanged ? ['바뀜'] : []),
    ...(findings > 0 ? [`고칠 곳 ${findings}`] : []),
    ...(comments > 0 ? [`의견 ${comments}`] : []),
  ];
  return words.length === 0 ? '' : ` (${words.join(', ')})`;
};

/** What stands at a part of the draft: that it is changed, findings, open comments. */
export const EntryMarks = ({ entry: { findings, comments, isChanged } }: { readonly entry: Marked }) => (
  <>
    {isChanged && <Chip size="small" variant="outlined" color="primary" label="바뀜" />}
    {findings > 0 && <Chip size="small" color="error" label={`고칠 곳 ${findings}`} />}
    {comments > 0 && <Chip size="small" variant="outlined" label={`의견 ${comments}`} />}
  </>
);

import { Box, useMediaQuery } from '@mui/material';
import type { ChangedValue } from '@nomucheck/domain/kernel/contract/history.ts';
import { theme } from '../shell/theme.ts';
import { valueChanges } from './value-changes.ts';
import { type Run, shortened, wordDiff } from './word-diff.ts';

const looks = {
  same: {},
  gone: { bgcolor: '#fbe4e0', color: '#7c2a20', textDecoration: 'line-through' },
  new: { bgcolor: '#ddeee6', color: '#1f4a3e', textDecoration: 'underline', textUnderlineOffset: '3px' },
};
const elements = { same: 'span', gone: 'del', new: 'ins' } as const;

/** Words in a row. A change is shown by the element and by its line, not only by colour. */
export const Runs = ({ runs }: { runs: readonly Run[] }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
    {runs.map(({ kind, text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their place
      <Box component={elements[kind]} key={place} sx={looks[kind]}>
        {text}
      </Box>
    ))}
  </Box>
);

/** The changes of a text, word by word. */
export const WordChanges = ({ before, after }: { before: string; after: string }) => (
  <Runs runs={shortened(wordDiff(before, after))} />
);

/** The changes of a value: of a text word by word, of a list entry by entry, of a choice as a whole. */
export const ValueChanges = ({ before, after }: { before: ChangedValue; after: ChangedValue }) => (
  <Runs runs={shortened(valueChanges(before, after))} />
);

/** The headings of a cleaned text as people write them. */
const withHeadings = (text: string): string => text.replace(/^## (.+)$/gm, '[$1]');

type SideBySideProps = {
  readonly left: { readonly title: string; readonly text: string };
  readonly right: { readonly title: string; readonly text: string };
};

/**
 * Two texts side by side; in each, the words that the other one lacks are marked. On a narrow screen they are one text
 * with the differences marked, because texts below each other are hard to compare.
 */
export const SideBySide = ({ left, right }: SideBySideProps) => {
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  // With one text empty there is nothing to compare.
  const isAlone = left.text === '' || right.text === '';
  const compared = shortened(wordDiff(withHeadings(left.text), withHeadings(right.text)), 40);
  const sideOf = (text: string, other: Run['kind']): readonly Run[] => {
    if (text === '') return [];
    return isAlone ? [{ kind: 'same', text: withHeadings(text) }] : compared.filter(({ kind }) => kind !== other);
  };
  if (isNarrow && !isAlone)
    return (
      <section>
        <Box component="p" sx={{ fontSize: 14, mt: 0 }}>
          <Runs runs={[{ kind: 'gone', text: '줄을 그은 글자' }]} />: ‘{left.title}’에만 있음
          <br />
          <Runs runs={[{ kind: 'new', text: '밑줄 친 글자' }]} />: ‘{right.title}’에만 있음
        </Box>
        <Runs runs={compared} />
      </section>
    );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Side title={left.title} runs={sideOf(left.text, 'new')} />
      <Side title={right.title} runs={sideOf(right.text, 'gone')} />
    </Box>
  );
};

const Side = ({ title, runs }: { title: string; runs: readonly Run[] }) => (
  <section>
    <Box component="h3" sx={{ fontSize: 16, mt: 0 }}>
      {title}
    </Box>
    {runs.length === 0 ? '본문이 없습니다.' : <Runs runs={runs} />}
  </section>
);

import { Box, Typography } from '@mui/material';
import type { TextChangeOut } from '@nomucheck/domain/policies/contract.ts';
import { count } from '../../shared/formats.ts';
import { NothingYet } from '../shell/record/section.tsx';

/** Where two texts differ, side by side, each place under its section. */
export const TextChanges = ({ changes }: { changes: readonly TextChangeOut[] }) => {
  if (changes.length === 0) return <NothingYet>시행 중인 내용과 다른 곳이 없습니다.</NothingYet>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        시행 중인 내용과 {count(changes.length)}곳이 다릅니다.
      </Typography>
      {changes.map(({ section, before, after }) => (
        <Box key={[section, ...before, '/', ...after].join()}>
          <Typography sx={{ fontWeight: 600 }}>{section || '머리말'}</Typography>
          <Box
            sx={{
              ...{ display: 'grid', border: 1, borderColor: 'divider', mt: 0.5 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Side title="지금" lines={before} nothing="없음" />
            <Side title="초안" lines={after} nothing="지움" isSecond />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

type SideProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly nothing: string;
  readonly isSecond?: boolean;
};

const Side = ({ title, lines, nothing, isSecond = false }: SideProps) => (
  <Box
    sx={{
      ...{ p: 1.5, fontSize: 14, overflowWrap: 'anywhere' },
      ...(isSecond ? { borderTop: { xs: 1, md: 0 }, borderLeft: { xs: 0, md: 1 } } : {}),
      // After the widths of the borders, which would reset it.
      borderColor: { xs: 'divider', md: 'divider' },
    }}
  >
    <Typography variant="body2" color="text.secondary">
      {title}
    </Typography>
    {lines.length === 0 && <NothingYet>{nothing}</NothingYet>}
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and don't move.
      <Box key={at} component="p" sx={{ m: 0, mt: 0.5 }}>
        {line}
      </Box>
    ))}
  </Box>
);

import { Box, Typography } from '@mui/material';
import type { RulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { count } from '../../shared/formats.ts';

/** The outermost bins have no end that says anything. */
const beyond = 1;
/** Half a point: it doesn't change the whole percentage that is shown. */
const unseen = 0.005;

const signed = (fraction: number): string => {
  const points = Math.round(fraction * 1000) / 10;
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}%p`;
};

const binName = ({ from, to }: RulesetImpact['histogram'][number]): string => {
  if (from === -beyond) return `${signed(to)} 아래`;
  if (to === beyond) return `${signed(from)} 이상`;
  if (from === -unseen) return '그대로';
  if (from === unseen) return `${signed(to)}까지`;
  if (to === -unseen) return `${signed(from)}까지`;
  return `${signed(from)}에서 ${signed(to)}`;
};

/** How far an edition moves the figures: a bar for each step, and by ground. */
export const Movements = ({ impact: { histogram, bySection } }: { readonly impact: RulesetImpact }) => {
  const most = Math.max(1, ...histogram.map(({ checks }) => checks));
  return (
    <>
      <Typography variant="h3">얼마나 움직이는지</Typography>
      <Box
        component="ul"
        aria-label="움직인 크기별 진단"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {histogram.map((bin) => (
          <Box
            component="li"
            key={bin.from}
            sx={{ display: 'grid', gridTemplateColumns: '144px minmax(0, 1fr)', gap: 1, fontSize: 14 }}
          >
            <span>{binName(bin)}</span>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box
                aria-hidden="true"
                sx={{
                  height: 14,
                  width: `${(bin.checks / most) * 70}%`,
                  bgcolor: bin.from === -unseen ? '#c49a6b' : bin.from < 0 ? '#96362a' : '#2f5d50',
                }}
              />
              {count(bin.checks)}건
            </Box>
          </Box>
        ))}
      </Box>
      {bySection.length > 0 && (
        <Box component="details" sx={{ fontSize: 14 }}>
          <summary>해고 사유별로 보기</summary>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {bySection.map(({ section, checks, higher, lower, mean }) => (
              <li key={section ?? 'all'}>
                {section === null ? '사유를 가리지 않음' : sectionName(section)}: {count(checks)}건, 올라감{' '}
                {count(higher)}건, 내려감 {count(lower)}건, 평균 {signed(mean)}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
};

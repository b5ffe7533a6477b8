import { Alert, Box, Button, Typography } from '@mui/material';
import { messageOf } from '../../api/api-error.ts';
import { ImpactView } from './impact-view.tsx';
import type { ShownImpact } from './use-impact.ts';

/** The impact of what is being written: counted anew after each change, and never in the way of it. */
export const ImpactPanel = ({ shown, idle }: { shown: ShownImpact; idle: string }) => {
  const { impact, isCounting, error, onRetry } = shown;
  return (
    <Box component="section" aria-label="승소율에 미치는 영향" aria-busy={isCounting}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.5 }}>
        <Typography component="h3" sx={{ fontSize: 15, fontWeight: 600 }}>
          승소율에 미치는 영향
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 22 }}>
          {isCounting ? '영향을 계산하는 중' : impact === null && error === null ? idle : ''}
        </Typography>
      </Box>
      {error !== null && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
              다시 시도
            </Button>
          }
        >
          영향을 계산하지 못했습니다. {messageOf(error)} 그래도 진행 가능
        </Alert>
      )}
      {impact !== null && (
        <Box sx={{ opacity: isCounting ? 0.55 : 1, maxHeight: { xs: '45vh', lg: '26vh' }, overflowY: 'auto' }}>
          <ImpactView impact={impact} />
        </Box>
      )}
    </Box>
  );
};

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { count } from '../../../shared/formats.ts';
import { theme } from '../../shell/theme.ts';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { useAcceptanceImpact } from '../impact/use-impact.ts';
import { caseLabel, outcomeShown } from '../words.ts';

/** So many are named; the others are counted. */
const named = 5;

type AcceptOfferProps = {
  readonly items: readonly RefineItem[];
  readonly isPending: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** What accepting the selected cases would do, before they are accepted. */
export const AcceptOffer = ({ items, isPending, onAccept, onClose }: AcceptOfferProps) => {
  const impact = useAcceptanceImpact({ id: items.map(({ id }) => id) });
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isNarrow} maxWidth="sm" aria-labelledby="accept-offer-title">
      <DialogTitle id="accept-offer-title">고른 자료 {count(items.length)}건 승인</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box component="ul" aria-label="승인할 자료" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {items.slice(0, named).map((item) => (
            <li key={item.id}>
              {caseLabel(item)} · {outcomeShown(item)}
            </li>
          ))}
          {items.length > named && <li>외 {count(items.length - named)}건</li>}
        </Box>
        <ImpactPanel shown={impact} idle="" />
      </DialogContent>
      <DialogActions sx={{ '& button': { minHeight: 44 } }}>
        <Button onClick={onClose}>취소</Button>
        <Button variant="contained" autoFocus disabled={isPending} onClick={onAccept}>
          승인
        </Button>
      </DialogActions>
    </Dialog>
  );
};

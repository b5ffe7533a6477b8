import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material';
import { count } from '../../../shared/formats.ts';
import { theme } from '../../shell/theme.ts';
import { ImpactPanel } from '../impact/impact-panel.tsx';
import { useAcceptanceImpact } from '../impact/use-impact.ts';

type AcceptOfferProps = {
  readonly ids: readonly string[];
  readonly isPending: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** What accepting the selected cases would do, before they are accepted. */
export const AcceptOffer = ({ ids, isPending, onAccept, onClose }: AcceptOfferProps) => {
  const impact = useAcceptanceImpact({ id: [...ids] });
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isNarrow} maxWidth="sm" aria-labelledby="accept-offer-title">
      <DialogTitle id="accept-offer-title">고른 자료 {count(ids.length)}건 승인</DialogTitle>
      <DialogContent>
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

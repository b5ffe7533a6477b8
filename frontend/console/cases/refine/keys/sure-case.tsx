import { Button, Typography } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { count } from '../../../../shared/formats.ts';
import { Key } from '../../../typing/key.tsx';
import { whyNotSure } from './why-not-sure.ts';

/** One key for a case in which nothing has to be decided, with what makes it sure; what keeps it from that otherwise. */
export const SureCase = ({ item, onAccept }: { item: RefineCase; onAccept: () => void }) => {
  const why = whyNotSure(item);
  if (item.stage !== 'crawled') return null;
  if (why.length > 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ flexBasis: '100%' }}>
        한 번에 승인할 수 없음: {why.join(', ')}
      </Typography>
    );
  return (
    <>
      <Typography variant="body2" sx={{ flexBasis: '100%' }}>
        확실한 자료: 남은 제안 {count(item.proposals.length)}개가 모두 규칙이 확실하게 읽은 것이고, 빠진 항목과 같은
        사건 의심이 없음
      </Typography>
      <Button variant="contained" onClick={onAccept} aria-keyshortcuts="S">
        받고 승인하고 다음
        <Key>S</Key>
      </Button>
    </>
  );
};

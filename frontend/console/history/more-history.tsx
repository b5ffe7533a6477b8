import { Button } from '@mui/material';
import { count } from '../../shared/formats.ts';
import type { useHistory } from './history-pages.ts';

/** A button that reads earlier events; nothing when all are shown. */
export const MoreHistory = ({ entries, total, more, isReadingMore }: ReturnType<typeof useHistory>) =>
  more !== null && (
    <Button onClick={more} disabled={isReadingMore} sx={{ mt: 1, minHeight: 44 }}>
      {isReadingMore ? '불러오는 중' : `이전 이력 ${count(total - (entries?.length ?? 0))}건 더 보기`}
    </Button>
  );

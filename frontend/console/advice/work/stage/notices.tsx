import { Alert, Box, Button } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { isWithTheFirm } from '@nomucheck/domain/advice/stages.ts';
import { koreanClock, koreanMoment } from '../../../../shared/formats.ts';
import { useWholeRecords } from '../../../api/whole-record.ts';
import { ConflictList } from '../../../firm/conflict-list.tsx';
import { useNow } from '../../../shell/use-now.ts';
import { dueWords } from '../../due-words.ts';
import { useClaim } from '../../list/use-claim.tsx';
import { stageAtHand } from '../../stage-at-hand.ts';
import { usePresence } from './presence.ts';

/** What has to be known before the text is read: the deadline, who is at it, a conflict of interest, and why it came back. */
export const Notices = ({ review, me }: { review: ReviewDetail; me: string }) => {
  const now = useNow();
  const { id, due, overdue, conflicts, reasonNeeded, holder, stage, note } = review;
  const { askAgain } = useWholeRecords('inspection/list');
  const { claim, asking } = useClaim((taken) => void askAgain(taken.id));
  const returned = isWithTheFirm(stage) || stage === 'drafting' ? lastReturn(review) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {due !== null && (
          <Box component="span" sx={overdue ? { color: 'error.main', fontWeight: 700 } : {}}>
            {stageAtHand(stage) === null ? '' : `${stageAtHand(stage)}차 `}기한 {koreanMoment(due)} (
            {dueWords(due, now)})
          </Box>
        )}
        <People review={review} me={me} now={now} />
      </Box>
      {note !== null && note !== '' && isWithTheFirm(stage) && (
        <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { whiteSpace: 'pre-line' } }}>
          <strong>검토자에게 남긴 말</strong> {note}
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert severity="error">
          {reasonNeeded
            ? '맡은 뒤에 이해 충돌이 생겼습니다. 계속하려면 까닭을 남겨야 합니다. 쓰던 글은 그대로 있습니다.'
            : '이해 충돌일 수 있습니다. 양쪽을 모두 대리하게 되는지 확인하십시오.'}
          <ConflictList conflicts={conflicts} parties={review.parties} />
          {reasonNeeded && holder !== null && (
            <Button
              color="inherit"
              variant="outlined"
              sx={{ minHeight: 44 }}
              onClick={() => claim({ id, stage: holder.stage, conflict: true })}
            >
              까닭을 남기고 계속 검토
            </Button>
          )}
          {asking}
        </Alert>
      )}
      {returned !== null && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { whiteSpace: 'pre-line' } }}>
          {returned.what === 'review2' ? '2차' : '1차'} 검토에서 돌아온 글입니다
          {returned.by !== null && ` (${returned.by}, ${koreanMoment(returned.at)})`}. 사유: {returned.reason}
        </Alert>
      )}
    </Box>
  );
};

/** The newest text, where it was returned. */
const lastReturn = ({ texts }: ReviewDetail) => {
  const last = texts.at(-1);
  return last?.verdict === 'return' ? last : null;
};

/** `박노무님이 1차 검토 중`, and who else has the page open. */
const People = ({ review: { id, holder }, me, now }: { review: ReviewDetail; me: string; now: Date }) => {
  const present = usePresence(id, me);
  const others = present.filter((person) => person.id !== holder?.id);
  const isHere = present.some((person) => person.id === holder?.id);
  return (
    <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
      {holder !== null && holder.id !== me && (
        <>
          {holder.name}님이 {holder.stage}차 검토 중
          {Date.parse(holder.until) > now.getTime()
            ? ` (${koreanClock(holder.until)}까지 맡음${isHere ? ', 지금 보고 있음' : ''})`
            : ' (맡은 시간이 지나 다른 노무사가 이어 맡을 수 있음)'}
          {others.length > 0 && ' · '}
        </>
      )}
      {others.length > 0 && `${others.map(({ name }) => `${name}님`).join(', ')}도 보고 있음`}
    </Box>
  );
};

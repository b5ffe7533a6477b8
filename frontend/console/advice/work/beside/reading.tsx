import { Typography } from '@mui/material';
import type { ReviewDetail, WorkingCopyOut } from '@nomucheck/domain/advice/contract/review.ts';
import { koreanClock } from '../../../../shared/formats.ts';
import { NothingYet } from '../../../shell/record/section.tsx';
import { Desk } from '../desk.tsx';
import { QuestionSide } from './question-side.tsx';

const ignore = () => {};

/** The working copy of a review that somebody else holds, or nobody yet. */
export const ReadingCopy = ({ review, loaded }: { review: ReviewDetail; loaded: WorkingCopyOut }) => (
  <Desk
    review={review}
    copy={loaded}
    citations={loaded.citations}
    onChange={null}
    onSave={ignore}
    isWritten
    status={
      <Typography component="span" variant="body2" color="text.secondary">
        읽기만{loaded.savedAt !== null && ` · 저장됨 ${koreanClock(loaded.savedAt)}`}
      </Typography>
    }
  />
);

/** The newest text of an advice that nobody reviews now. */
export const ReadingText = ({ review }: { review: ReviewDetail }) => {
  const newest = review.texts.at(-1);
  if (newest === undefined)
    return (
      <>
        <NothingYet>아직 검토를 요청하지 않은 자문입니다.</NothingYet>
        <QuestionSide review={review} />
      </>
    );
  return (
    <Desk
      review={review}
      copy={{ text: newest.text, comments: newest.comments, checklist: [] }}
      citations={review.citations}
      onChange={null}
      onSave={ignore}
      isWritten={false}
      status={
        <Typography component="span" variant="body2" color="text.secondary">
          읽기만
        </Typography>
      }
    />
  );
};

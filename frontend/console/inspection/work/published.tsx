import { Box, Link as MuiLink } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { reviewerName, reviewName } from '@nomucheck/domain/advice/document/source-words.ts';
import { koreanDate, koreanMoment } from '../../../shared/formats.ts';
import { Facts } from '../../shell/facts.tsx';
import { Section } from '../../shell/section.tsx';

/** What the asker reads beside the published text, and what they thought of it. */
export const Published = ({ review: { id, published, rating } }: { review: ReviewDetail }) => {
  if (published === undefined) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section title="발행" action={<MuiLink href={`/advices/${encodeURIComponent(id)}`}>회원이 읽는 화면</MuiLink>}>
        <Facts>
          {[
            ['발행한 때', koreanMoment(published.at)],
            ['기준일', `${koreanDate(published.lawDate)}의 법령`],
            ...published.reviewers.map((reviewer) => [reviewName[reviewer.stage], reviewerName(reviewer)] as const),
            ['별점', rating === null ? '아직 없음' : `${rating.stars}점`],
            ...(rating?.comment ? [['회원의 말', rating.comment] as const] : []),
          ]}
        </Facts>
      </Section>
    </Box>
  );
};

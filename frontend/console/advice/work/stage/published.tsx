import { Alert, Box, Link as MuiLink } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { isChangedAfterReview1, reviewerName, reviewName } from '@nomucheck/domain/advice/document/source-words.ts';
import { koreanDate, koreanMoment } from '../../../../shared/formats.ts';
import { Facts } from '../../../shell/record/facts.tsx';
import { Section } from '../../../shell/record/section.tsx';

/** `노무사 박노무 (등록번호 제1호) · 고치기 전의 글을 읽음`. */
const whoRead = ({ read, ...reviewer }: NonNullable<ReviewDetail['published']>['reviewers'][number]): string =>
  [reviewerName(reviewer), ...(read === null ? [] : [readNames[read]])].join(' · ');
const readNames = { published: '발행한 글을 읽음', earlier: '2차 검토에서 고치기 전의 글을 읽음' } as const;

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
            ...published.reviewers.map((reviewer) => [reviewName[reviewer.stage], whoRead(reviewer)] as const),
            ['별점', rating === null ? '아직 없음' : `${rating.stars}점`],
            ...(rating?.comment ? [['회원의 말', rating.comment] as const] : []),
          ]}
        </Facts>
        {isChangedAfterReview1(published) && (
          <Alert severity="info" sx={{ mt: 1 }}>
            1차 검토 뒤에 2차 검토에서 고쳐 발행한 글입니다. 고친 곳은 아래 ‘비교’에서 봅니다.
          </Alert>
        )}
      </Section>
    </Box>
  );
};

import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ChatOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { Link } from 'react-router';
import { useSession } from '../../../../shared/client/session.ts';
import { koreanMoment } from '../../../../shared/formats.ts';
import { mayOpen } from '../../../access/grants.ts';
import { Facts } from '../../../shell/record/facts.tsx';
import { Section } from '../../../shell/record/section.tsx';
import { CheckSide } from '../../check-side.tsx';
import { CorrectLines } from '../../topics/correct-lines.tsx';
import { ShownText } from '../shown-text.tsx';

/** What was asked, the check behind it, and the conversation that led to the draft. */
export const QuestionSide = ({ review }: { review: ReviewDetail }) => {
  const { id, question, askedAt, asker, company, checkId, chats } = review;
  const { user } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Section title="질문">
        <Box sx={{ whiteSpace: 'pre-line', mb: 1.5 }}>{question ?? '(지워진 글)'}</Box>
        <Facts>
          {[
            ['물은 때', koreanMoment(askedAt)],
            [
              '물은 사람',
              mayOpen(user, 'user') ? (
                <MuiLink key="asker" component={Link} to={`/admin/user/${asker.id}`}>
                  {asker.name}
                </MuiLink>
              ) : (
                asker.name
              ),
            ],
            ...(company === null ? [] : [['회사', company] as const]),
          ]}
        </Facts>
      </Section>
      {checkId !== null && <CheckSide checkId={checkId} />}
      {chats.length > 0 && (
        <Section title="주고받은 글">
          <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {chats.map((chat) => (
              <Turn key={chat.id} chat={chat} adviceId={id} />
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
};

const statusWords: Readonly<Record<ChatOut['status'], string>> = {
  writing: '쓰는 중',
  complete: '',
  part: '중간에 끊김',
  failed: '답하지 못함',
};

const Turn = ({ chat, adviceId }: { chat: ChatOut; adviceId: string }) => {
  const isAsker = chat.by === 'asker';
  const dropped = Object.values(chat.dropped).reduce((sum, claims) => sum + claims, 0);
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: isAsker ? 'primary.main' : 'divider', pl: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {isAsker ? '회원' : chat.advisor === 'embedded' ? '내장 상담기' : 'AI'}
        {chat.status !== 'complete' && ` · ${statusWords[chat.status]}`}
        {dropped > 0 && ` · 근거를 확인하지 못해 뺀 문장 ${dropped}개`}
      </Typography>
      {isAsker ? (
        <Box sx={{ whiteSpace: 'pre-line' }}>{chat.text ?? '(지워진 글)'}</Box>
      ) : (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            답변 {(chat.text ?? '').length.toLocaleString('ko-KR')}자
          </Box>
          <ShownText text={chat.text ?? ''} heading="h3" />
          <CorrectLines adviceId={adviceId} answerId={chat.id} />
        </Box>
      )}
    </Box>
  );
};

import { Box, Typography } from '@mui/material';
import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { mostPersonChanges } from '@nomucheck/domain/people/most-changes.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { changeWords, nameChangeWords } from './change-words.ts';

/** The changes of a person's role, menus, name and registration number: who, when and why, the newest first. */
export const PersonChanges = ({ person: { accessChanges, nameChanges } }: { person: AdminUserDetail }) => {
  const changes = [
    ...accessChanges.map((change) => ({ ...change, words: changeWords(change) })),
    ...nameChanges.map((change) => ({ ...change, words: nameChangeWords(change) })),
  ].toSorted((one, other) => other.revision - one.revision);
  return (
    <Section title="역할·이름 변경 이력">
      {changes.length === 0 ? (
        <NothingYet>역할, 이름, 등록번호가 바뀐 적이 없습니다.</NothingYet>
      ) : (
        <Box component="ol" reversed sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {changes.map(({ revision, words, at, actor, reason }) => (
            <li key={`${revision} ${words}`}>
              <Typography component="span" sx={{ fontWeight: 600, display: 'block', overflowWrap: 'anywhere' }}>
                {words}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {koreanMoment(at)} · {actor.name}
              </Typography>
              {reason !== null && (
                <Typography component="span" variant="body2">
                  사유: {reason}
                </Typography>
              )}
            </li>
          ))}
        </Box>
      )}
      {changes.length >= mostPersonChanges && (
        <Typography variant="body2" color="text.secondary">
          최근 변경만 보입니다. 이전 변경은 아래 변경 이력에 있습니다.
        </Typography>
      )}
    </Section>
  );
};

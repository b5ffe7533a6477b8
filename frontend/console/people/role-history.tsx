import { Box, Typography } from '@mui/material';
import type { AccessChange } from '@nomucheck/domain/people/contract/admin-user.ts';
import { koreanMoment } from '../../shared/formats.ts';
import { NothingYet, Section } from '../shell/section.tsx';
import { changeWords } from './change-words.ts';

/** The changes of a person's role and menus: who, when and why, the newest first. */
export const RoleHistory = ({ changes }: { changes: readonly AccessChange[] }) => (
  <Section title="역할 변경 이력">
    {changes.length === 0 ? (
      <NothingYet>역할이 바뀐 적이 없습니다.</NothingYet>
    ) : (
      <Box component="ol" reversed sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {changes.map((change) => (
          <li key={change.revision}>
            <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
              {changeWords(change)}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {koreanMoment(change.at)} · {change.actor.name}
            </Typography>
            {change.reason !== null && (
              <Typography component="span" variant="body2">
                사유: {change.reason}
              </Typography>
            )}
          </li>
        ))}
      </Box>
    )}
  </Section>
);

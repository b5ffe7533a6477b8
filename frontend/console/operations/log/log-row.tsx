import { Box, Link as MuiLink, Typography } from '@mui/material';
import { isRole } from '@nomucheck/domain/kernel/log/event.ts';
import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import { kindNames } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { roleName } from '../../firm/roles.ts';
import { logAt } from './log-address.ts';
import { recordPageOf } from './record-link.ts';

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center', fontSize: 14 } as const;
const touched = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 } } as const;

/** One event of the log: what happened, who, when and why; where it is in the log, and links to what it belongs to. */
export const LogRow = ({ entry }: { entry: LogEntry }) => {
  const { actor, kind, record, stream, request } = entry;
  const page = recordPageOf(entry);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.25, minWidth: 0 }}>
      <MuiLink component={Link} to={`/admin/log/${entry.id}`} sx={{ ...touched, fontWeight: 600 }}>
        {entry.summary}
      </MuiLink>
      {entry.hash === null && (
        <Typography variant="body2" color="error">
          무결성 화면에서 기록을 확인하십시오.
        </Typography>
      )}
      <Box sx={line}>
        <span>{koreanMoment(entry.at)}</span>
        {actor.id !== '' && actor.role !== 'anonymous' ? (
          <MuiLink component={Link} to={logAt({ actor: actor.id })} sx={touched}>
            {actor.name}
          </MuiLink>
        ) : (
          <span>{actor.name}</span>
        )}
        {isRole(actor.role) && roleName(actor.role) !== actor.name && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {roleName(actor.role)}
          </Box>
        )}
      </Box>
      {entry.reason !== null && <Typography variant="body2">사유: {entry.reason}</Typography>}
      {entry.isReasonSealed && (
        <Typography variant="body2" color="text.secondary">
          사유는 봉인되어 있습니다.
        </Typography>
      )}
      <Box sx={{ ...line, color: 'text.secondary' }}>
        <span>
          {kind ? kindNames[kind] : '알 수 없는 자료'} · {entry.name}
        </span>
        {page !== null && (
          <MuiLink component={Link} to={page} sx={touched}>
            자료 열기
          </MuiLink>
        )}
        <MuiLink component={Link} to={logAt({ record })} sx={touched}>
          이 자료의 기록
        </MuiLink>
        <MuiLink component={Link} to={`/admin/log/request/${encodeURIComponent(request)}`} sx={touched}>
          이어진 일
        </MuiLink>
      </Box>
      <Box
        sx={{ fontSize: 12.5, color: 'text.secondary', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        위치 {entry.id} · {stream} · {entry.revision}번째 · 해시 {entry.hash?.slice(0, 16) ?? '없음'}
      </Box>
    </Box>
  );
};

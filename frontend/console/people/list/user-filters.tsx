import { Box, Button, Chip } from '@mui/material';
import type { PersonRole } from '@nomucheck/domain/accounts/contract/user.ts';
import { kindOfPolicy, policyNames, policyTitles } from '@nomucheck/domain/policies/policy-names.ts';
import { useListContext } from 'react-admin';
import { roleName } from '../../firm/roles.ts';
import { withCondition } from '../../list/conditions.ts';
import { Choice, DayField, WordSearch } from '../../list/filter-fields.tsx';
import { oauthNames } from '../words.ts';

/** An admin is everybody with access type 1; after it, those of the admins whose flags make them one or the other. */
const roles: readonly (readonly [PersonRole, string])[] = [
  ['user', roleName('user')],
  ['admin', roleName('admin')],
  ['advisor', `${roleName('admin')} · ${roleName('advisor')}`],
  ['partner', `${roleName('admin')} · ${roleName('partner')}`],
  ['super', roleName('super')],
];
const providers = ['email', 'google', 'naver', 'kakao'] as const;

/**
 * The filters of the list. A choice takes effect at once, words when they are submitted: the access log records each
 * search, so there must not be one for each letter.
 */
export const UserFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const verified = filterValues.verified;
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <WordSearch
        key={textOf('q')}
        label="이름, 이메일, 휴대전화"
        help="이메일과 휴대전화는 전부 적습니다"
        word={textOf('q')}
        onSearch={(word) => set('q', word)}
      />
      <Choice label="역할" value={textOf('role')} onChoose={(role) => set('role', role)}>
        {roles}
      </Choice>
      <Choice label="가입 방법" value={textOf('oauth')} onChoose={(oauth) => set('oauth', oauth)}>
        {providers.map((provider) => [provider, oauthNames[provider]])}
      </Choice>
      <Choice
        label="이메일 확인"
        value={typeof verified === 'boolean' ? String(verified) : ''}
        onChoose={(wanted) => set('verified', wanted === '' ? '' : wanted === 'true')}
      >
        {[
          ['true', '확인함'],
          ['false', '아직'],
        ]}
      </Choice>
      <DayField label="가입일부터" value={textOf('from')} onChange={(day) => set('from', day)} />
      <DayField label="가입일까지" value={textOf('to')} onChange={(day) => set('to', day)} />
      {textOf('agreedTo') !== '' && (
        <Chip label={agreedToName(textOf('agreedTo'))} onDelete={() => set('agreedTo', '')} />
      )}
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};

/** `service:2026-11-28` in words; it is chosen at the versions of a text. */
const agreedToName = (agreedTo: string): string => {
  const [kind, version] = agreedTo.split(':');
  const name = policyNames.find((each) => kindOfPolicy[each] === kind);
  return `${name === undefined ? kind : policyTitles[name]} ${version}에 동의한 회원`;
};

import { Alert, Avatar, Box, Button, Typography } from '@mui/material';
import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Crown } from '../../firm/crown.tsx';
import { FoldedHistory } from '../../history/record-history.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Facts } from '../../shell/record/facts.tsx';
import { Section } from '../../shell/record/section.tsx';
import { Departed } from '../departed.tsx';
import { EditPerson } from '../editing/edit-person.tsx';
import { RemovePerson } from '../editing/remove-person.tsx';
import { accessTypeNames, consentsOf, gone, menuWords, oauthNames, personName, roleWords } from '../words.ts';
import { AccessLog } from './access-log.tsx';
import { PersonAdvices } from './person-advices.tsx';
import { PersonChanges } from './person-changes.tsx';
import { PersonChecks } from './person-checks.tsx';
import { PersonMessages } from './person-messages.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { usePerson } from './use-person.ts';

/** /admin/user/{id} */
const UserPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="user">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default UserPage;

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = usePerson(id);
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Person person={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  if (isGone(error)) return <Departed id={id} absence={error} />;
  return (
    <>
      <PageHeading title="회원" />
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            다시 시도
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
      <Button component={Link} to="/admin/user" sx={{ mt: 2 }}>
        회원 목록으로
      </Button>
    </>
  );
};

/** For a missing person, another attempt would give the same result. */
const isGone = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** Why the person can't be edited, or null. */
export const whyFixed = (person: AdminUserDetail, ownId: string | undefined): string | null => {
  if (person.may.edit) return null;
  if (person.id === ownId) return '본인의 역할과 이름은 여기서 바꿀 수 없습니다.';
  return person.accessType === 2
    ? '최고 관리자의 역할과 이름은 바꿀 수 없습니다.'
    : '이 회원의 역할과 이름은 최고 관리자만 바꿀 수 있습니다.';
};

const Person = ({ person }: { person: AdminUserDetail }) => {
  const { user } = useSession();
  const fixed = whyFixed(person, user?.id);
  return (
    <>
      <PageHeading
        title={personName(person)}
        badge={
          <>
            <Crown accessType={person.accessType} />
            {person.photoURL !== null && (
              <Avatar src={person.photoURL} alt={`${personName(person)} 사진`} sx={{ width: 48, height: 48, ml: 1 }} />
            )}
          </>
        }
      >
        {person.may.edit && <EditPerson person={person} />}
      </PageHeading>
      {fixed !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {fixed}
        </Alert>
      )}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Section title="회원 정보">
          <Facts>
            {[
              ['이메일', person.email ?? gone],
              [
                '이메일 확인',
                person.emailVerifiedAt === null ? '아직 확인하지 않음' : koreanMoment(person.emailVerifiedAt),
              ],
              ['휴대전화', person.phoneNumber ?? '없음'],
              ['가입 방법', oauthNames[person.oauth]],
              ['가입일', koreanMoment(person.createdAt)],
              ['구분', accessTypeNames[person.accessType]],
              ['역할', roleWords(person)],
              ['메뉴', menuWords(person.adminMenu)],
              ...(person.accessType === 0
                ? []
                : [['공인노무사 등록번호', person.registrationNumber ?? '기록되지 않음'] as const]),
              ['회원 번호', person.id],
            ]}
          </Facts>
        </Section>
        <PersonChanges person={person} />
        <PersonChecks checks={person.checks} total={person.checkCount} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PersonOrders id={person.id} />
          <PersonAdvices id={person.id} />
          <PersonMessages id={person.id} />
        </Box>
        <Section title="동의">
          <Facts>{consentsOf(person)}</Facts>
        </Section>
        <PersonSessions person={person} />
        <AccessLog id={person.id} />
        <FoldedHistory kind="user" id={person.id} revision={person.revision} />
      </Box>
      {person.may.remove && <RemovePerson person={person} />}
      {person.may.edit && !person.may.remove && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 4 }}>
          내부 직원은 최고 관리자만 삭제할 수 있습니다.
        </Typography>
      )}
    </>
  );
};

import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { CompanyOut, CompanyPerson } from '@nomucheck/domain/companies/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import { useWholeRecords } from '../api/whole-record.ts';
import { WordSearch } from '../list/filter-fields.tsx';
import { ListFailure } from '../list/list-states.tsx';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { companyList, useCompaniesData } from './companies-data.ts';

const left = '(탈퇴한 회원)';

/** The people of a company: who they are, whom to add, whom to take out. */
export const Members = ({ company }: { company: CompanyOut }) => {
  const { membersOf } = useCompaniesData();
  const { data, error, refetch } = useQuery({
    // The revision is part of the key: after a change the people are read again.
    queryKey: [companyList, 'members', company.id, company.revision],
    queryFn: ({ signal }) => membersOf(company.id, signal),
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <Section title="구성원">
      {!company.isClosed && <AddMember company={company} />}
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <NothingYet>불러오는 중</NothingYet>}
      {data?.items.length === 0 && <NothingYet>아직 구성원이 없습니다. 회원을 찾아 넣으십시오.</NothingYet>}
      {data && data.items.length > 0 && (
        <Box component="ul" aria-label="구성원" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.items.map((person) => (
            <Member key={person.id} person={person} company={company} />
          ))}
        </Box>
      )}
    </Section>
  );
};

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const linkTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const Member = ({ person, company }: { person: CompanyPerson; company: CompanyOut }) => {
  const [open, setOpen] = useState(false);
  const { removeMember } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const name = person.name ?? left;
  const removed = (answer: CompanyOut) => {
    show(answer);
    askForLists();
    setOpen(false);
  };
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={`/admin/user/${person.id}`} sx={linkTarget}>
          {name}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {person.email}
        </Typography>
      </Box>
      <Button color="error" aria-label={`${name} 빼기`} onClick={() => setOpen(true)}>
        빼기
      </Button>
      {open && (
        <ReasonedDialog
          title={`구성원에서 빼기: ${name}`}
          about={person.id}
          action="빼기"
          onClose={() => setOpen(false)}
          command={(reason) => removeMember(company.id, person.id, reason)}
          onDone={removed}
        >
          <Typography>이 회사 이름으로 더 물을 수 없고, 회사의 사용량도 보지 못하게 됩니다.</Typography>
        </ReasonedDialog>
      )}
    </Box>
  );
};

/** Finds people who aren't members yet, and adds the chosen one. */
const AddMember = ({ company }: { company: CompanyOut }) => {
  const [word, setWord] = useState('');
  return (
    <Box sx={{ mt: 2.5, mb: 2 }}>
      <WordSearch label="넣을 회원" help="이름, 이메일이나 휴대전화 전부" word={word} onSearch={setWord} />
      {word !== '' && <Found key={word} company={company} word={word} onAdded={() => setWord('')} />}
    </Box>
  );
};

type FoundProps = { readonly company: CompanyOut; readonly word: string; readonly onAdded: () => void };

const Found = ({ company, word, onAdded }: FoundProps) => {
  const { peopleToAdd, addMember } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: [companyList, 'people-to-add', company.id, company.revision, word],
    queryFn: ({ signal }) => peopleToAdd(company.id, word, signal),
    retry: false,
  });
  const [adding, setAdding] = useState<CompanyPerson | null>(null);
  const said = (): string => {
    if (error) return messageOf(error);
    if (data === undefined) return '찾는 중';
    return data.items.length === 0
      ? '넣을 수 있는 회원이 없습니다. 이미 구성원인지 살펴보십시오.'
      : '넣을 회원을 고르십시오.';
  };
  return (
    <>
      <Typography variant="body2" role="status">
        {said()}
      </Typography>
      {data?.items.map((person) => (
        <Button
          key={person.id}
          onClick={() => setAdding(person)}
          sx={{ display: 'block', minHeight: { xs: 44, md: 36 }, textAlign: 'left' }}
        >
          {person.name ?? left} {person.email}
        </Button>
      ))}
      {adding && (
        <ReasonedDialog
          title={`구성원으로 넣기: ${adding.name ?? left}`}
          about={adding.id}
          action="넣기"
          isHarmless
          onClose={() => setAdding(null)}
          command={(reason) => addMember(company.id, adding.id, reason)}
          onDone={(answer) => {
            show(answer);
            askForLists();
            notify(`${adding.name ?? left} 님을 넣었습니다.`, { type: 'info' });
            onAdded();
          }}
        >
          <Typography>이 회사 이름으로 물을 수 있고, 회사의 사용량을 보게 됩니다.</Typography>
        </ReasonedDialog>
      )}
    </>
  );
};

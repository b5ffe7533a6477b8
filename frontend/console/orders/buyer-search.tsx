import { Box, Button, Typography } from '@mui/material';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { messageOf } from '../api/api-error.ts';
import { WordSearch } from '../list/filter-fields.tsx';

const most = 6;

/** Finds people as the list of people does, and offers them to choose from. */
export const BuyerSearch = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const [word, setWord] = useState('');
  return (
    <Box sx={{ width: { xs: '100%', sm: 'auto' } }}>
      <WordSearch label="구매자" help="이름, 이메일이나 휴대전화 전부" word={word} isNarrow onSearch={setWord} />
      {word !== '' && (
        <FoundBuyers
          word={word}
          onChoose={(id) => {
            setWord('');
            onChoose(id);
          }}
        />
      )}
    </Box>
  );
};

const FoundBuyers = ({ word, onChoose }: { word: string; onChoose: (id: string) => void }) => {
  const {
    data,
    error,
    total = 0,
  } = useGetList<AdminUser>(
    'admin/user',
    { pagination: { page: 1, perPage: most }, sort: { field: 'createdAt', order: 'DESC' }, filter: { q: word } },
    { retry: false, onError: () => {} },
  );
  const said = (): string => {
    if (error) return messageOf(error);
    if (data === undefined) return '찾는 중';
    if (total === 0) return '찾은 회원이 없습니다.';
    return total > most ? `${total}명 가운데 ${most}명입니다. 이메일로 찾으면 한 명만 나옵니다.` : '회원을 고르십시오.';
  };
  return (
    <>
      <Typography variant="body2" role="status">
        {said()}
      </Typography>
      {data?.map(({ id, name, email }) => (
        <Button key={id} onClick={() => onChoose(id)} sx={{ display: 'block', minHeight: { xs: 44, md: 36 } }}>
          {name ?? '(삭제됨)'} {email}
        </Button>
      ))}
    </>
  );
};

import { Alert, Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { count } from '../../shared/formats.ts';
import { plainSentence } from '../api/plain-sentence.ts';
import { PartFailure } from '../list/list-states.tsx';
import { useImportData } from './import-data.ts';

/** At most so many reasons; the rows below name the others. */
const mostReasons = 10;

/** Why rows were refused, by reason. */
export const Refusals = ({ id, refused }: { id: string; refused: number }) => {
  const { importRefusals } = useImportData();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/data/import', 'refusals', id, refused],
    queryFn: () => importRefusals(id),
    placeholderData: keepPreviousData,
  });
  if (error && data === undefined)
    return <PartFailure onRetry={() => void refetch()}>받지 못한 사유를 불러오지 못했습니다.</PartFailure>;
  if (data === undefined || data.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      받지 못한 사유
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.slice(0, mostReasons).map(({ code, message, rows }) => (
          <li key={`${code} ${message}`}>
            {count(rows)}건: {plainSentence(message)}
          </li>
        ))}
      </Box>
      {data.length > mostReasons &&
        `그 밖의 사유 ${count(data.length - mostReasons)}가지는 아래 줄에서 볼 수 있습니다.`}
    </Alert>
  );
};

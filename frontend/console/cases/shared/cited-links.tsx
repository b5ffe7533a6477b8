import { Box, Link as MuiLink } from '@mui/material';
import type { CitedCases } from '@nomucheck/domain/cases/contract/related-cases.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCasesData } from '../cases-data.ts';
import { outcomeName } from '../words.ts';

/** Of cited numbers those that are accepted cases. A number is a link before that is known, too: then to the search. */
const useCited = (numbers: readonly string[]): CitedCases['cases'] => {
  const { citedCases } = useCasesData();
  const { data } = useQuery({
    queryKey: ['admin/data', 'cited', numbers.join(',')],
    queryFn: () => citedCases(numbers),
    enabled: numbers.length > 0,
    staleTime: 60_000,
    retry: false,
  });
  return data?.cases ?? [];
};

/** The search for a case by its number, as it stands in a decision. */
const searchFor = (number: string): string => `/admin/search?${new URLSearchParams({ q: number }).toString()}`;

/**
 * Cited cases as links: to the master record, or to the search where the number is none of ours. They open beside the page,
 * so that work in it isn't left.
 */
export const CitedLinks = ({ numbers }: { numbers: readonly string[] }) => {
  const known = useCited(numbers);
  if (numbers.length === 0) return null;
  return (
    <Box component="ul" aria-label="인용한 사건으로 가기" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', fontSize: 14 }}>
      {numbers.map((number) => {
        const found = known.find((one) => one.number === number);
        return (
          <Box component="li" key={number} sx={{ display: 'inline-block', mr: 2 }}>
            <MuiLink
              component={Link}
              to={found === undefined ? searchFor(number) : `/admin/data/master/${found.id}`}
              target="_blank"
              sx={{ display: 'inline-block', minHeight: 24, lineHeight: '24px' }}
            >
              {found === undefined ? number : `${found.tribunal} ${number}`}
            </MuiLink>
            {found === undefined ? ' (검색)' : ` · ${outcomeName(found.outcome)}`}
          </Box>
        );
      })}
    </Box>
  );
};

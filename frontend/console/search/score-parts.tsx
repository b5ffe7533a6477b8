import { Box } from '@mui/material';
import type { CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';

const exact = (figure: number): string => figure.toFixed(2);

type ScorePartsProps = { readonly score: number; readonly parts: NonNullable<CaseSearchItem['parts']> };

/** The parts of a case's score: the text's score, multiplied by the factors of the tribunal, the date and the cases that cite it. */
export const ScoreParts = ({
  score,
  parts: { text, tribunal, date, cited, citedBy, pinned, terms },
}: ScorePartsProps) => (
  <Box component="details" sx={{ mt: 1, fontSize: 14 }}>
    <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
      점수 {exact(score)}
    </Box>
    <p>
      낱말 {exact(text)} × 기관 {exact(tribunal)} × 날짜 {exact(date)}
      {citedBy > 0 && ` × 인용 ${exact(cited)} (함께 찾은 ${citedBy}건이 인용)`}
      {pinned && ' · 사건번호나 사건명이 같아 맨 앞에 둠'}
    </p>
    {terms.length > 0 && (
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ '& th, & td': { pr: 2, textAlign: 'left', whiteSpace: 'nowrap' } }}>
          <thead>
            <tr>
              <th scope="col">조각</th>
              <th scope="col">점수</th>
              <th scope="col">드문 정도</th>
              <th scope="col">이름</th>
              <th scope="col">요지</th>
              <th scope="col">본문</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ term, score: own, idf, name, gist, body }) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{exact(own)}</td>
                <td>{exact(idf)}</td>
                <td>{name}</td>
                <td>{gist}</td>
                <td>{body}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    )}
  </Box>
);

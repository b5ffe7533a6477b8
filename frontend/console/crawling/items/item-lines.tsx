import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { CrawledOut } from '@nomucheck/domain/crawling/contract.ts';
import { mediaTypeOfFile } from '@nomucheck/domain/crawling/site/file-kind.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { Link } from 'react-router';
import { koreanMoment } from '../../../shared/formats.ts';
import { type NamedCase, useNamedCases } from '../../cases/named-cases.tsx';
import { caseNumberOf, outcomeShown } from '../../cases/words.ts';
import { itemDayWords, verdictNames } from '../words.ts';

/** Collected items, each with what became of it and a link to the case that it is now. */
export const ItemLines = ({ items }: { readonly items: readonly CrawledOut[] }) => {
  const nameOf = useNamedCases([...new Set(items.flatMap(({ caseId }) => caseId ?? []))]);
  return (
    <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600, color: colourOf(item), flexShrink: 0 }}>
              {verdictNames[item.verdict]}
            </Typography>
            {item.caseId === null ? (
              <Typography component="span">{item.title || item.itemId}</Typography>
            ) : (
              <MuiLink
                component={Link}
                to={nameOf(item.caseId).page}
                sx={{
                  ...{ display: 'inline-flex', alignItems: 'center', minHeight: 24 },
                  '@media (pointer: coarse)': { minHeight: 44 },
                }}
              >
                {item.title || item.itemId}
              </MuiLink>
            )}
          </Box>
          <CaseWords item={item.caseId === null ? null : nameOf(item.caseId).item} />
          {item.message !== null && <Typography variant="body2">{item.message}</Typography>}
          <Attachments item={item} />
          <Typography variant="body2" color="text.secondary">
            {[itemDayWords(item), `${sources[item.source].label} ${item.itemId}`, `${koreanMoment(item.at)} 수집`].join(
              ' · ',
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** The number and the outcome of the case that it is now; nothing until it is loaded. */
const CaseWords = ({ item }: { readonly item: NamedCase['item'] }) =>
  item === null ? null : (
    <Typography variant="body2">
      {caseNumberOf(item) || '사건번호 없음'} · 결과: {outcomeShown(item)}
    </Typography>
  );

const colourOf = ({ verdict }: CrawledOut): string =>
  verdict === 'new' || verdict === 'changed'
    ? 'success.main'
    : verdict === 'failed' || verdict === 'unusable' || verdict === 'absent'
      ? 'error.main'
      : 'text.primary';

/** Files beside the decision; of each that isn't read as a document, it is said. */
const Attachments = ({ item: { attachments, caseId } }: { readonly item: CrawledOut }) =>
  attachments.length === 0 ? null : (
    <Typography variant="body2">
      붙은 파일: {attachments.map((file) => attachmentWords(file, caseId !== null)).join(', ')}
    </Typography>
  );

const attachmentWords = ({ name, raw }: CrawledOut['attachments'][number], isCase: boolean): string => {
  if (raw === null) return `${name} (받지 못함, 다음 수집 때 다시 받음)`;
  return isCase && raw.mediaType === mediaTypeOfFile.pdf
    ? `${name} (문서 인식에서 읽음)`
    : `${name} (보관만 함, 글자는 읽지 않음)`;
};

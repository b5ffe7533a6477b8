import { Box, Button, Chip } from '@mui/material';
import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type { HistoryOutline } from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { ListFailure } from '../../list/list-states.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Section } from '../../shell/record/section.tsx';
import { useHistoryAddress } from '../history-address.ts';
import { HistoryList } from '../history-list.tsx';
import { useHistory, useOutline } from '../history-pages.ts';
import { HistoryStep } from '../history-step.tsx';
import { recordKind } from '../record-kinds.ts';
import { Beside } from './beside.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { PutBack } from './put-back.tsx';
import { TakeAway } from './take-away.tsx';

/** /admin/history/{kind}/{id}: all that happened to a record, and the record at any two of its revisions. */
const HistoryPage = () => {
  const { kind = '', id = '' } = useParams();
  const { data, error, refetch } = useOutline({ kind, id });
  if (data !== undefined) return <Shown outline={data} key={`${kind} ${id}`} />;
  if (!error) return <PageWaiting />;
  return (
    <>
      <PageHeading title="변경 이력" />
      <ListFailure error={error} onRetry={() => void refetch()} />
    </>
  );
};

export default HistoryPage;

const Shown = ({ outline }: { outline: HistoryOutline }) => {
  const { kind, id, title, revision, putsBack } = outline;
  const address = useHistoryAddress();
  const { filter, asOf } = address;
  const history = useHistory({ kind, id, revision }, { filter, asOf: null });
  const [puttingBack, setPuttingBack] = useState<number | null>(null);
  const { name, page, restore } = recordKind(kind);
  const navigate = useNavigate();
  const restoring = ({ revision: earlier, type }: HistoryEntry) => {
    if (earlier === revision) return null;
    if (putsBack !== null) return () => setPuttingBack(earlier);
    return restore && hasRecord(type) ? () => void navigate(restore(id, earlier)) : null;
  };
  const isFiltered = Object.keys(filter).length > 0;
  const found = isFiltered ? `${count(history.total)}건 (모두 ${count(revision)}건)` : `${count(revision)}건`;
  return (
    <>
      <PageHeading title={`${title} 이력`} badge={<Chip size="small" variant="outlined" label={name} />}>
        {page && (
          <Button component={Link} to={page(id)} className="no-print">
            {name} 화면으로
          </Button>
        )}
        <TakeAway outline={outline} filter={filter} />
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Beside record={{ kind, id, revision }} address={address} />
        <Section title={history.entries === undefined ? '변경 이력' : `변경 이력 ${found}`}>
          {revision > 0 && <HistoryFilters outline={outline} address={address} />}
          <HistoryList
            history={history}
            nothing={isFiltered ? '이 조건에 맞는 변경이 없습니다.' : '아직 바뀐 것이 없습니다.'}
            step={(entry) => (
              <HistoryStep
                key={entry.revision}
                record={{ kind, id }}
                entry={entry}
                isLookedAt={asOf === `r${entry.revision}`}
                onLook={() => {
                  address.look(entry.revision);
                  window.scrollTo({ top: 0 });
                }}
                onBeside={
                  asOf === null || asOf === `r${entry.revision}`
                    ? null
                    : () => {
                        address.beside(entry.revision);
                        window.scrollTo({ top: 0 });
                      }
                }
                onRestore={restoring(entry)}
              />
            )}
          />
        </Section>
      </Box>
      {puttingBack !== null && putsBack !== null && (
        <PutBack outline={outline} fields={putsBack} revision={puttingBack} onClose={() => setPuttingBack(null)} />
      )}
    </>
  );
};

/** Only these events of a case left a record that can be put back. */
const hasRecord = (type: string): boolean => /^Case(Accepted|Corrected|Restored)$/.test(type);

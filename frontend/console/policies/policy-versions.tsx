import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import type { PolicyConsents, PolicyRecord, PolicyVersionOut } from '@nomucheck/domain/policies/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanDate } from '../../shared/formats.ts';
import { PartFailure } from '../list/list-states.tsx';
import { ReasonedDialog } from '../shell/record/reasoned-dialog.tsx';
import { policyList, usePoliciesData } from './policies-data.ts';
import { stateNames } from './words.ts';

type VersionsProps = { readonly record: PolicyRecord; readonly onDone: (after: PolicyRecord) => void };

/** Every version that was published; one that isn't in force yet can be withdrawn. */
export const PolicyVersions = ({ record: { id, versions }, onDone }: VersionsProps) => {
  const { withdrawPolicy, policyConsents } = usePoliciesData();
  const {
    data: consents,
    error,
    refetch,
  } = useQuery({
    queryKey: [policyList, 'consents', id],
    queryFn: () => policyConsents(id),
    retry: false,
  });
  const notify = useNotify();
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  return (
    <>
      {error && <PartFailure onRetry={() => void refetch()}>동의한 회원 수를 불러오지 못했습니다.</PartFailure>}
      <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {versions.map((version) => (
          <Box component="li" key={version.version} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <VersionLink id={id} version={version} />
              <Chip size="small" variant="outlined" label={stateNames[version.state]} />
              <span>{koreanDate(version.from)}부터</span>
              {version.state === 'coming' && (
                <Button size="small" color="error" onClick={() => setWithdrawing(version.version)}>
                  거두기
                </Button>
              )}
            </Box>
            <Typography variant="body2">
              {version.why}
              {version.needsConsent && ' (동의 필요)'}
              {version.isDisadvantage && ' (불리한 변경)'}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {consents && (
                <>
                  동의한 회원 <Agreed consents={consents} version={version.version} />
                </>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
      {withdrawing !== null && (
        <ReasonedDialog
          title="알린 내용 거두기"
          about={withdrawing}
          action="거두기"
          onClose={() => setWithdrawing(null)}
          command={(reason) => withdrawPolicy(id, withdrawing, reason)}
          onDone={(after) => {
            notify('알린 내용을 거두었습니다.', { type: 'info' });
            setWithdrawing(null);
            onDone(after);
          }}
        >
          시행하지 않고, 지금 내용을 계속 씁니다.
        </ReasonedDialog>
      )}
    </>
  );
};

type AgreedProps = { readonly consents: PolicyConsents; readonly version: string };

/** How many people's consent is to this version, and the list of them. */
const Agreed = ({ consents, version }: AgreedProps) => {
  const people = consents.items.find((each) => each.version === version)?.people ?? 0;
  if (people === 0) return '0명';
  const filter = JSON.stringify({ agreedTo: `${consents.kind}:${version}` });
  return (
    <MuiLink component={Link} to={`/admin/user?filter=${encodeURIComponent(filter)}`}>
      {count(people)}명
    </MuiLink>
  );
};

const VersionLink = ({ id, version: { version, state } }: { id: string; version: PolicyVersionOut }) =>
  state === 'withdrawn' ? (
    version
  ) : (
    <MuiLink href={`/policy/${id}?version=${version}`} target="_blank" rel="noopener">
      {version}
    </MuiLink>
  );

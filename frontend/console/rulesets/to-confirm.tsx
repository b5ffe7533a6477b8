import { Box } from '@mui/material';
import type { RulesetDetail } from '@nomucheck/domain/rulesets/contract.ts';
import { count } from '../../shared/formats.ts';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { toConfirmNames } from './words.ts';

const kinds = ['statute', 'question', 'precedent'] as const;

/** What the data of an edition marks as yet to be confirmed by the firm's attorneys. */
export const ToConfirm = ({ items }: { items: RulesetDetail['toConfirm'] }) => (
  <Section title={`법인이 확인할 것 ${count(items.length)}건`}>
    {items.length === 0 && <NothingYet>없습니다.</NothingYet>}
    {kinds.map((kind) => {
      const ofKind = items.filter((item) => item.kind === kind);
      if (ofKind.length === 0) return null;
      return (
        <Box component="details" key={kind} sx={{ mb: 1 }}>
          <summary>
            {toConfirmNames[kind]} {count(ofKind.length)}건
          </summary>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: 14, display: 'grid', gap: 0.75 }}>
            {ofKind.map(({ where, text }) => (
              <li key={`${where} ${text}`}>
                <strong>{where}</strong>: {text}
              </li>
            ))}
          </Box>
        </Box>
      );
    })}
  </Section>
);

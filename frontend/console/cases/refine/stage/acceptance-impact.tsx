import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { useAcceptanceImpact } from '../../impact/use-impact.ts';

/** What the acceptance of a ready case would move. */
export const AcceptanceImpact = ({ item }: { item: RefineCase }) => (
  <ImpactPanel shown={useAcceptanceImpact({ id: [item.id] }, item.revision)} idle="" />
);

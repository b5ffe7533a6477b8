import { consultations } from '@nomucheck/projections/consultations/consultations.ts';
import { countConsultations } from '@nomucheck/projections/consultations/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { FigureGroup } from '../../engine/foundation/figure-group.ts';

/** The consultations that wait for an attorney. */
export const consultationFigures = (
  db: Db,
): FigureGroup<'consultations-new' | 'consultations-mine' | 'consultations-agreed'> => ({
  right: 'menu.consultation',
  reads: [consultations.name],
  count: async ({ actor }, at) => {
    const { new: waiting, ours, agreed } = await countConsultations(db, actor.id, at);
    return { 'consultations-new': waiting, 'consultations-mine': ours, 'consultations-agreed': agreed };
  },
});

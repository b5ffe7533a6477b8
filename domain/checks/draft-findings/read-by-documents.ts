import type { RulesetContent, SectionId } from '../../rulesets/ruleset.ts';

/** The questions whose answers stand in applications and other documents: a document without one says less, and nobody would notice. */
export const readByDocuments: readonly string[] = [
  'detail-1/offer-cancelled-before-start',
  'detail-3/employer-ended-before-term',
  'detail-3/exception-to-two-years',
  'detail-3/renewal-rule',
  'detail-4/against-client',
  'detail-4/belongs-to-other-firm',
  'detail-4/client-gave-orders',
  'detail-4/mixed-with-client-staff',
  'detail-4/supplier-is-nominal',
  'detail-5/dismissed-as-officer',
  'detail-6/rehiring-rule',
  'detail-6/retired-by-age',
  'detail-6/under-sixty',
  'detail-7/forewarned-thirty-days',
  'detail-7/public-interest-report',
  'detail-7/sexual-harassment-report',
  'detail-7/sex-marriage-pregnancy',
  'detail-7/under-five',
  'detail-7/union-activity',
  'detail-8/employer-ended-it',
  'detail-14/dismissed-after-report',
  'detail-14/raised-inside-first',
  'detail-14/reason-raised-only-after',
  'detail-14/reported-to-authority',
  'detail-14/report-itself-is-reason',
  'detail-14/report-well-founded',
  'detail-14/within-two-years',
  'detail-16/retirement-or-term-end',
  'detail-17/selected-for-sex-or-pregnancy',
  'detail-17/selected-for-union',
  'detail-18/dispute-before-closure',
  'detail-20/accused',
  'detail-20/employer-investigated',
  'detail-20/reason-raised-before-report',
  'detail-20/report-of-sexual-harassment',
  'detail-20/within-a-year-of-report',
  'detail-22/union-or-rightful-protest',
  'detail-23/reason-stated',
  'intake/contact',
  'intake/contract',
  'intake/contract-end',
  'intake/decided-on',
  'intake/decision',
  'intake/dismissed',
  'intake/forewarned',
  'intake/ground',
  'intake/hours',
  'intake/insurance',
  'intake/joined',
  'intake/notice',
  'intake/owed',
  'intake/protected',
  'intake/region',
  'intake/reported',
  'intake/stage',
  'intake/wage',
  'intake/workers',
];

export type GoneForDocuments = {
  readonly key: string;
  readonly section: SectionId | 'intake';
};

/** The questions that documents read, that the edition before has, and that are gone. */
export const goneForDocuments = (content: RulesetContent, base: RulesetContent): readonly GoneForDocuments[] => {
  const read = new Set(readByDocuments);
  const left = new Set([...content.intake, ...content.sections.flatMap(({ items }) => items)].map(({ key }) => key));
  const isGone = ({ key }: { readonly key: string }): boolean => read.has(key) && !left.has(key);
  return [
    ...base.intake.filter(isGone).map(({ key }) => ({ key, section: 'intake' as const })),
    ...base.sections.flatMap(({ id, items }) => items.filter(isGone).map(({ key }) => ({ key, section: id }))),
  ];
};

import { companyTopics } from './company/company-topics.ts';
import { absence } from './conduct/absence.ts';
import { accused } from './conduct/accused.ts';
import { doubleDiscipline } from './conduct/double-discipline.ts';
import { lesserDiscipline } from './conduct/lesser-discipline.ts';
import { plainDismissal } from './conduct/plain-dismissal.ts';
import { poorPerformance } from './conduct/poor-performance.ts';
import { procedure } from './conduct/procedure.ts';
import { secondJob } from './conduct/second-job.ts';
import { sickLeave } from './conduct/sick-leave.ts';
import { toldToStayAway } from './conduct/told-to-stay-away.ts';
import { worseTerms } from './conduct/worse-terms.ts';
import { businessTransfer } from './ending/business-transfer.ts';
import { closure } from './ending/closure.ts';
import { kakaoDismissal } from './ending/kakao-dismissal.ts';
import { offerWithdrawn } from './ending/offer-withdrawn.ts';
import { redundancy } from './ending/redundancy.ts';
import { renewalRefused } from './ending/renewal-refused.ts';
import { retirement } from './ending/retirement.ts';
import { standby } from './ending/standby.ts';
import { termCutShort } from './ending/term-cut-short.ts';
import { transfer } from './ending/transfer.ts';
import { unclearEnding } from './ending/unclear-ending.ts';
import { annualLeave } from './money/annual-leave.ts';
import { constructionWages } from './money/construction-wages.ts';
import { leavingReason } from './money/leaving-reason.ts';
import { noticeAllowanceTopic } from './money/notice-allowance.ts';
import { severancePay } from './money/severance.ts';
import { unemployment } from './money/unemployment.ts';
import { unpaidWages } from './money/unpaid-wages.ts';
import { wageLimit } from './money/wage-limit.ts';
import { assault } from './proof/assault.ts';
import { companyClaims } from './proof/company-claims.ts';
import { evidence } from './proof/evidence.ts';
import { fees } from './proof/fees.ts';
import { noContract } from './proof/no-contract.ts';
import { nonCompete } from './proof/non-compete.ts';
import { recordings } from './proof/recordings.ts';
import { workCertificate } from './proof/work-certificate.ts';
import { birthLeave } from './protected/birth-leave.ts';
import { childcareLeave } from './protected/childcare-leave.ts';
import { familyLeave } from './protected/family-leave.ts';
import { harassment } from './protected/harassment.ts';
import { harmedByOwner } from './protected/harmed-by-owner.ts';
import { injuryRefused } from './protected/injury-refused.ts';
import { labourOfficeReport } from './protected/labour-office-report.ts';
import { pregnancy } from './protected/pregnancy.ts';
import { sexualHarassment } from './protected/sexual-harassment.ts';
import { union } from './protected/union.ts';
import { whistleblower } from './protected/whistleblower.ts';
import { workInjury } from './protected/work-injury.ts';
import { benefitFraud } from './refusals/benefit-fraud.ts';
import { despair } from './refusals/despair.ts';
import { familyMatters } from './refusals/family-matters.ts';
import { forgedEvidence } from './refusals/forged-evidence.ts';
import { forgedPapers } from './refusals/forged-papers.ts';
import { othersInformation } from './refusals/others-information.ts';
import { pastedOrders } from './refusals/pasted-orders.ts';
import { afterSigning } from './resignation/after-signing.ts';
import { beforeSigning } from './resignation/before-signing.ts';
import { forgedSignature } from './resignation/forged-signature.ts';
import { leavingDayMoved } from './resignation/leaving-day-moved.ts';
import { notAccepted } from './resignation/not-accepted.ts';
import { resignationAsked } from './resignation/resignation-asked.ts';
import { resignationForced } from './resignation/resignation-forced.ts';
import { spokenResignation } from './resignation/spoken-resignation.ts';
import { dayPassed } from './stage/day-passed.ts';
import { hearing } from './stage/hearing.ts';
import { howToFile } from './stage/how-to-file.ts';
import { lastDays } from './stage/last-days.ts';
import { moneyInsteadOfReturn } from './stage/money-instead.ts';
import { newJob } from './stage/new-job.ts';
import { otherWay } from './stage/other-way.ts';
import { returnOrder } from './stage/return-order.ts';
import { review } from './stage/review.ts';
import { settlementOffer } from './stage/settlement-offer.ts';
import { suit } from './stage/suit.ts';
import { won } from './stage/won.ts';
import { agency } from './status/agency.ts';
import { dayLabourer } from './status/day-labourer.ts';
import { director } from './status/director.ts';
import { foreigner } from './status/foreigner.ts';
import { freelancer } from './status/freelancer.ts';
import { probation } from './status/probation.ts';
import { publicOfficial } from './status/public-official.ts';
import { publicWorker } from './status/public-worker.ts';
import { rider } from './status/rider.ts';
import { riderInjury } from './status/rider-injury.ts';
import { seafarer } from './status/seafarer.ts';
import { shortHours } from './status/short-hours.ts';
import { smallWorkplace } from './status/small-workplace.ts';
import { undocumented } from './status/undocumented.ts';
import type { Topic } from './topic.ts';

/** All topics. Of equals the first gives the first sentence: clocks and harms, protected people, money, then forms and endings. */
export const topics: readonly Topic[] = [
  despair,
  familyMatters,
  othersInformation,
  benefitFraud,
  forgedPapers,
  forgedEvidence,
  harmedByOwner,
  assault,
  publicOfficial,
  publicWorker,
  seafarer,
  injuryRefused,
  wageLimit,
  riderInjury,
  constructionWages,
  forgedSignature,
  review,
  suit,
  won,
  returnOrder,
  settlementOffer,
  undocumented,
  foreigner,
  notAccepted,
  spokenResignation,
  leavingDayMoved,
  resignationForced,
  afterSigning,
  beforeSigning,
  worseTerms,
  resignationAsked,
  toldToStayAway,
  workInjury,
  birthLeave,
  familyLeave,
  childcareLeave,
  pregnancy,
  union,
  sexualHarassment,
  harassment,
  labourOfficeReport,
  whistleblower,
  fees,
  unclearEnding,
  doubleDiscipline,
  otherWay,
  dayPassed,
  moneyInsteadOfReturn,
  newJob,
  rider,
  director,
  freelancer,
  dayLabourer,
  shortHours,
  agency,
  offerWithdrawn,
  probation,
  retirement,
  renewalRefused,
  transfer,
  standby,
  businessTransfer,
  closure,
  redundancy,
  leavingReason,
  companyClaims,
  noticeAllowanceTopic,
  severancePay,
  nonCompete,
  workCertificate,
  evidence,
  recordings,
  unemployment,
  unpaidWages,
  annualLeave,
  termCutShort,
  absence,
  sickLeave,
  procedure,
  lesserDiscipline,
  poorPerformance,
  secondJob,
  accused,
  smallWorkplace,
  kakaoDismissal,
  lastDays,
  plainDismissal,
  noContract,
  hearing,
  howToFile,
  ...companyTopics,
  pastedOrders,
];

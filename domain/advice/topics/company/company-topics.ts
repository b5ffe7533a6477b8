import { answerBrief } from '../company-disputes/answer-brief.ts';
import { backPay } from '../company-disputes/back-pay.ts';
import { companyOrder } from '../company-disputes/company-order.ts';
import { companyWon } from '../company-disputes/company-won.ts';
import { harassmentReport } from '../company-disputes/harassment-report.ts';
import { labourOfficeClaim } from '../company-disputes/labour-office-claim.ts';
import { takeBack } from '../company-disputes/take-back.ts';
import { accusedEmployee } from '../company-staff/accused-employee.ts';
import { businessEnd } from '../company-staff/business-end.ts';
import { companyTransfer } from '../company-staff/company-transfer.ts';
import { contractEnd } from '../company-staff/contract-end.ts';
import { dispatchedWorker } from '../company-staff/dispatched-worker.ts';
import { falseCareer } from '../company-staff/false-career.ts';
import { falseReason } from '../company-staff/false-reason.ts';
import { finalPay } from '../company-staff/final-pay.ts';
import { foreignEmployee } from '../company-staff/foreign-employee.ts';
import { missingEmployee } from '../company-staff/missing-employee.ts';
import { noticePay } from '../company-staff/notice-pay.ts';
import { oldAge } from '../company-staff/old-age.ts';
import { payCut } from '../company-staff/pay-cut.ts';
import { pushingOut } from '../company-staff/pushing-out.ts';
import { resignationBack } from '../company-staff/resignation-back.ts';
import { attendance } from '../employers/attendance.ts';
import { childcareEmployee } from '../employers/childcare-employee.ts';
import { lawfulDismissal } from '../employers/lawful-dismissal.ts';
import { misconduct } from '../employers/misconduct.ts';
import { moonlighting } from '../employers/moonlighting.ts';
import { noticeLetter } from '../employers/notice-letter.ts';
import { plannedRedundancy } from '../employers/planned-redundancy.ts';
import { probationEnd } from '../employers/probation-end.ts';
import { protectedEmployee } from '../employers/protected-employee.ts';
import { sickEmployee } from '../employers/sick-employee.ts';
import { smallEmployer } from '../employers/small-employer.ts';
import { standbyAndDemotion } from '../employers/standby-and-demotion.ts';
import { suspectedTheft } from '../employers/suspected-theft.ts';
import { toldWithoutPaper } from '../employers/told-without-paper.ts';
import { urgingResignation } from '../employers/urging-resignation.ts';
import { forgedResignation } from '../refusals/forged-resignation.ts';
import type { Topic } from '../topic.ts';

/** What companies ask. Of equals the first gives the first sentence: forgery, orders that run, protected people, then what is planned. */
export const companyTopics: readonly Topic[] = [
  forgedResignation,
  companyOrder,
  companyWon,
  takeBack,
  backPay,
  falseReason,
  resignationBack,
  labourOfficeClaim,
  childcareEmployee,
  harassmentReport,
  accusedEmployee,
  protectedEmployee,
  foreignEmployee,
  dispatchedWorker,
  pushingOut,
  standbyAndDemotion,
  payCut,
  missingEmployee,
  oldAge,
  businessEnd,
  falseCareer,
  plannedRedundancy,
  suspectedTheft,
  moonlighting,
  answerBrief,
  probationEnd,
  noticeLetter,
  contractEnd,
  companyTransfer,
  urgingResignation,
  finalPay,
  noticePay,
  attendance,
  sickEmployee,
  misconduct,
  smallEmployer,
  toldWithoutPaper,
  lawfulDismissal,
];

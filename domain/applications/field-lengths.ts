/** The longest text of each field, in characters. */
export const textLengths = {
  name: 40,
  address: 200,
  phone: 40,
  duty: 100,
  monthlyPay: 60,
  companyName: 100,
  representative: 60,
  companyAddress: 200,
  companyPhone: 40,
  businessKind: 100,
  workplace: 200,
  clientName: 100,
  clientRepresentative: 60,
  clientAddress: 200,
  course: 2000,
  procedure: 2000,
  grounds: 2000,
  evidence: 1000,
  compensation: 100,
  caseNumber: 60,
  firstOrder: 1000,
  reviewReasons: 2000,
} as const;

/** Back to the job with the wages of the time since, or money in place of it (근로기준법 제30조 제3항). */
export const reliefs = ['reinstatement', 'money'] as const;
export type Relief = (typeof reliefs)[number];

/** Against whom who was sent to another company applies: both companies, or the one that employs them alone (파견법 제34조). */
export const respondents = ['both', 'own_company'] as const;

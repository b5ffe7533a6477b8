import type { Firm } from '@nomucheck/domain/kernel/contract/site.ts';
import { setting, text } from './setting.ts';
import { defineSettings } from './settings.ts';

const footer = 'in the footer, as the law asks of an online shop';

/** Who provides the service. */
export const firmSettings = defineSettings({
  title: 'The firm',
  about: "The start warns of each of the firm's details that a shop has to show and that is not set.",
  variables: {
    FIRM_NAME: setting(text('(예시) 노무법인 이름'), `the firm's name (상호), ${footer}`),
    FIRM_REPRESENTATIVE: setting(text('(예시) 대표 이름'), `who represents it (대표자), ${footer}`),
    FIRM_BUSINESS_NUMBER: setting(text('(예시) 000-00-00000'), `its number (사업자등록번호), ${footer}`),
    FIRM_MAIL_ORDER_NUMBER: setting(
      text('(예시) 제0000-지역-0000호'),
      `its registration as an online shop (통신판매업 신고번호), ${footer}`,
    ),
    FIRM_PHONE: setting(text('(예시) 00-0000-0000'), `its telephone number, ${footer}`),
    FIRM_EMAIL: setting(text('(예시) help@example.com'), `its e-mail address, ${footer}`),
    FIRM_ADDRESS: setting(text('(예시) 사무소 주소'), `its address, ${footer}`),
    FIRM_SITE: setting(text('https://example.com'), "the firm's own site, in the footer"),
    // A made-up officer or host would be read as the real one.
    FIRM_PRIVACY_OFFICER: setting(
      text(''),
      'the officer for personal data (개인정보 보호책임자: name, office, telephone) in the privacy policy',
    ),
    FIRM_HOSTING: setting(text(''), 'the trade name of the hosting provider, in the footer and the privacy policy'),
  },
  values: (set): Firm => ({
    name: set.FIRM_NAME,
    representative: set.FIRM_REPRESENTATIVE,
    businessNumber: set.FIRM_BUSINESS_NUMBER,
    mailOrderNumber: set.FIRM_MAIL_ORDER_NUMBER,
    phone: set.FIRM_PHONE,
    email: set.FIRM_EMAIL,
    address: set.FIRM_ADDRESS,
    site: set.FIRM_SITE,
    privacyOfficer: set.FIRM_PRIVACY_OFFICER,
    hosting: set.FIRM_HOSTING,
  }),
});

/** The variables of the firm's details that a shop has to show and that nobody has set: an example or nothing stands there. */
export const missingFirmDetails = (firm: Firm): readonly string[] =>
  Object.entries(shownByLaw).flatMap(([variable, detail]) =>
    firm[detail] === '' || firm[detail].startsWith('(예시)') ? [variable] : [],
  );

const shownByLaw = {
  FIRM_NAME: 'name',
  FIRM_REPRESENTATIVE: 'representative',
  FIRM_BUSINESS_NUMBER: 'businessNumber',
  FIRM_MAIL_ORDER_NUMBER: 'mailOrderNumber',
  FIRM_PHONE: 'phone',
  FIRM_EMAIL: 'email',
  FIRM_ADDRESS: 'address',
  FIRM_PRIVACY_OFFICER: 'privacyOfficer',
  FIRM_HOSTING: 'hosting',
} as const satisfies Readonly<Record<string, keyof Firm>>;

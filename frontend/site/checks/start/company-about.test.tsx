import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openingWording } from '../opening-wording.ts';
import CompanyAbout from './company-about.tsx';

test('the start of a company speaks to a company, and promises it what it gets', () => {
  const { companyTitle, companyLead } = openingWording.start;
  const text = `${companyTitle} ${companyLead} ${renderToStaticMarkup(<CompanyAbout />)}`;
  expect(text).not.toMatch(/해고되|해고된|통보서|들은 분|받은 분|근로자|급여명세서|승소|본인/);
  expect(text).toMatch(/위험.*고칠 것.*해고 통지서 초안/);
});

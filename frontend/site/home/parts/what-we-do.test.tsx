import { reminderDays } from '@nomucheck/domain/reminders/schedule.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WhatWeDo } from './what-we-do.tsx';

test('the home page names the days on which reminders come', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <WhatWeDo />
    </MemoryRouter>,
  );
  const days = reminderDays('labour_commission').map((day) => `${day}일`);
  expect(page).toContain(`마지막 날 ${days.join(', ')} 전에`);
});

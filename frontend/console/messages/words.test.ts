import { accountTemplates } from '@nomucheck/domain/accounts/message-templates.ts';
import { adviceTemplates } from '@nomucheck/domain/advice/message-templates.ts';
import { correctionTemplates } from '@nomucheck/domain/checks/testing/correction-templates.ts';
import { consultationTemplates } from '@nomucheck/domain/consultations/message-templates.ts';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { writtenTemplates } from '@nomucheck/domain/messages/message-templates.ts';
import { orderTemplates } from '@nomucheck/domain/orders/message-templates.ts';
import { policyTemplates } from '@nomucheck/domain/policies/message-templates.ts';
import { reminderTemplates } from '@nomucheck/domain/reminders/message-templates.ts';
import { expect, test } from 'vitest';
import { csvOf } from '../export/csv.ts';
import { exportColumns, templateNames } from './words.ts';

const row: MessageOut = {
  ...{ id: '018f0000-0000-7000-8000-00000000000d', owner: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
  ...{ channel: 'sms', template: 'deadline-reminder', to: '01012345678', status: 'failed', via: null },
  ...{ why: 'refused', requestedAt: '2026-11-21T15:30:00.000Z', sentAt: null, openedAt: null, revision: 2 },
  notAfter: null,
  updatedAt: '2026-11-21T15:30:10.000Z',
};

test('every message has a name in Korean', () => {
  const declared = [
    accountTemplates,
    adviceTemplates,
    correctionTemplates,
    consultationTemplates,
    orderTemplates,
    policyTemplates,
    reminderTemplates,
  ];
  for (const template of [...declared, writtenTemplates].flatMap((templates) => Object.keys(templates)))
    expect(templateNames[template], template).toMatch(/[가-힣]/);
});

test('the downloaded messages are in words and Korean time', () => {
  const [header, line] = csvOf([row], exportColumns).trim().split('\r\n');
  expect(header).toContain('실패한 까닭');
  expect(line).toBe(
    `${row.id},2026-11-22 00:30,문자,01012345678,기한 알림,보내지 못함,받는 곳에서 받지 않음,,,${row.owner}`,
  );
});

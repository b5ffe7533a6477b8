import type { SharingOut } from '@nomucheck/domain/sharing/contract.ts';
import { ask } from '../../../../shared/client/ask.ts';

const urlOf = (checkId: string): string => `/api/check/${encodeURIComponent(checkId)}/share`;

export const fetchSharing = (checkId: string) => ask<SharingOut>({ url: urlOf(checkId) });
export const shareResult = (checkId: string, key: string) =>
  ask<SharingOut>({ method: 'POST', url: urlOf(checkId), data: {}, idempotencyKey: key });
export const endSharing = (checkId: string, key: string) =>
  ask<SharingOut>({ method: 'DELETE', url: urlOf(checkId), data: {}, idempotencyKey: key });

import { countMessages } from '@nomucheck/projections/messages/listing.ts';
import { messages } from '@nomucheck/projections/messages/messages.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { FigureGroup } from '../../engine/foundation/figure-group.ts';

/** The messages that reached nobody and can be sent again. */
export const messageFigures = (db: Db): FigureGroup<'messages-failed'> => ({
  right: 'menu.message',
  reads: [messages.name],
  count: async (_caller, at) => ({ 'messages-failed': await countMessages(db, { retriable: true }, at) }),
});

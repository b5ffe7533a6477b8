import { randomUUID } from 'node:crypto';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import { commentDecider, commentStream } from '@nomucheck/domain/boards/comment.ts';
import type { CommentEvent } from '@nomucheck/domain/boards/comment-events.ts';
import { testimonialDecider, testimonialStream } from '@nomucheck/domain/boards/testimonial.ts';
import type { TestimonialEvent } from '@nomucheck/domain/boards/testimonial-events.ts';
import { consultationDecider, consultationStream } from '@nomucheck/domain/consultations/consultation.ts';
import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { Actor, DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { reviewsDueWithin } from '@nomucheck/projections/advice/due-reviews.ts';
import { ordersOwedBack } from '@nomucheck/projections/orders/owed-back.ts';
import { peopleOfRoles } from '@nomucheck/projections/people/listing.ts';
import pg from 'pg';
import { expect } from 'vitest';
import { behindIn } from '../../testing/caught-up.fixture.ts';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';
import { tellWhatIsDue } from '../due-notices.ts';
import { createTelling } from '../telling.ts';
import { createLookUp } from '../waiting.ts';

const system: Actor = { id: 'system', role: 'system' };

/** Appends events to a record as they are, together: what the first leads to is carried out after the last. */
const append = async <State, Event extends DomainEvent>(
  { service }: TestService,
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  stream: string,
  events: readonly Event[],
  of: { readonly at: string; readonly actor: Actor },
): Promise<void> => {
  const happening: Decider<State, readonly Event[], Event> = { ...decider, decide: (given) => given };
  const commandId = randomUUID();
  const context = { ...of, commandId, correlationId: commandId };
  await service.commands.handle(happening, { stream, command: events, context });
};

type Answered = Awaited<ReturnType<TestService['call']>>;

/** What the tests of notices do with the service; `service` is the one that runs now, `now` its clock. */
export const noticesOf = (service: () => TestService, now: () => Date) => {
  const of = (actor: Actor) => ({ at: now().toISOString(), actor });
  const waitFor = async () => ({ 'X-Wait-For': await service().headToken() });
  /** Connected for as long as something is asked. */
  const onDatabase = async <Result>(ask: (db: pg.Pool) => Promise<Result>): Promise<Result> => {
    const pool = new pg.Pool({ connectionString: service().databaseUrl });
    try {
      return await ask(pool);
    } finally {
      await pool.end();
    }
  };

  /** Who has events to take, and effects in the outbox that are not carried out yet, without those that are scheduled for later. */
  const waiting = (): Promise<readonly unknown[]> =>
    onDatabase(async (db) => {
      const { store } = service().service;
      const head = await store.head();
      const behind = await behindIn(service());
      const { rows } = await db.query(
        `select name, last_error from work.outbox
           where (state = 'sent' or state = 'pending' and due_at < now() + interval '5 s')
             -- The orders here are of no check, whose document would be written.
             and name <> 'write-result-document'`,
      );
      // An effect that was carried out meanwhile may have written an event that nobody has taken yet.
      const isStill = (await store.head()) === head;
      return [...behind, ...rows, ...(isStill ? [] : ['the log grows'])];
    });
  const settled = (): Promise<void> => expect.poll(waiting, { timeout: 20_000, interval: 30 }).toEqual([]);

  return {
    settled,
    ofAdvice: (id: string, events: readonly AdviceEvent[], actor = system) =>
      append(service(), adviceDecider, adviceStream(id), events, of(actor)),
    ofConsultation: (id: string, events: readonly ConsultationEvent[], actor = system) =>
      append(service(), consultationDecider, consultationStream(id), events, of(actor)),
    ofTestimonial: (id: string, events: readonly TestimonialEvent[], actor = system) =>
      append(service(), testimonialDecider, testimonialStream(id), events, of(actor)),
    ofComment: (id: string, events: readonly CommentEvent[], actor = system) =>
      append(service(), commentDecider, commentStream(id), events, of(actor)),
    ofOrder: (id: string, events: readonly OrderEvent[], actor = system) =>
      append(service(), orderDecider, orderStream(id), events, of(actor)),

    /** What the scheduled job does now; two processes do it at the same time. */
    byClock: async (): Promise<void> => {
      await settled();
      await onDatabase(async (db) => {
        const { commands, store } = service().service;
        const withRoles = (roles: readonly string[]) => () => peopleOfRoles(db, roles);
        const firm = withRoles(['advisor', 'admin', 'super']);
        const lookUp = createLookUp({
          ...{ commands, clock: now },
          takers: { reviews: firm, consultations: firm, orders: withRoles(['admin', 'super']), boards: firm },
        });
        const readModels = { waitFor: async () => true };
        const telling = createTelling({ db, commands, store, readModels, lookUp, clock: now });
        const due = {
          ...{ db, telling, clock: now },
          reviewsDue: (span: Parameters<typeof reviewsDueWithin>[1]) => reviewsDueWithin(db, span),
          ordersOwedBack: (span: Parameters<typeof ordersOwedBack>[1]) => ordersOwedBack(db, span),
        };
        await Promise.all([tellWhatIsDue(due), tellWhatIsDue(due)]);
      });
      await settled();
    },

    /** As after the loss of the outbox: everything that ever followed from an event is carried out again. */
    again: (restart: (whileDown: () => Promise<void>) => Promise<void>): Promise<void> =>
      restart(() =>
        onDatabase(async (db) => {
          await db.query('delete from work.outbox');
          await db.query('update work.process_managers set position = $1', [START]);
        }),
      ).then(settled),

    /** The kinds of a person's notices about this matter. Those that have ended are in brackets. */
    told: async ({ token }: Person, matter: string): Promise<readonly string[]> => {
      const { body }: Answered = await service().call('GET', '/api/user/notices?range=[0,199]&sort=["at","ASC"]', {
        token,
        headers: await waitFor(),
      });
      return body
        .filter(({ about }: { about: object }) => Object.values(about).includes(matter))
        .map(({ about, endedAt }: { about: { kind: string }; endedAt: string | null }) =>
          endedAt === null ? about.kind : `(${about.kind})`,
        );
    },
    /** How many letters somebody got about this matter. */
    letters: async ({ email }: Person, matter: string): Promise<number> => {
      const { body }: Answered = await service().call('GET', '/api/sandbox/mailbox');
      return body.items.filter(({ to, text }: { to: string; text: string }) => to === email && text.includes(matter))
        .length;
    },
  };
};

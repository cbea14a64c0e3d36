import { z } from 'zod';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { isHeld, OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { DeliveryDispatcher } from './delivery-dispatcher.ts';
import { KEPT_DAYS } from './schedule.ts';

/** Many events at once are one round. */
const GATHER_MS = 20;
/** Rows that one statement removes, so that none holds others up. */
const SWEPT_AT_ONCE = 5000;

/** One for each running program. */
const dispatchers = new WeakMap<Services, DeliveryDispatcher>();
function dispatcherOf(services: Services): DeliveryDispatcher {
  const dispatcher = dispatchers.get(services) ?? new DeliveryDispatcher();
  dispatchers.set(services, dispatcher);
  return dispatcher;
}

/** Sends what is due. Started by events, by retries whose time comes, and every minute for what no one told of. */
export const deliverWebhooks = defineJob({
  name: 'webhook.deliver',
  payload: z.object({}),
  schedule: '* * * * *',
  atOnce: 1,
  async handle(services, _, attempt) {
    // Whatever is due stays due: the next minute asks again
    if (await isHeld(services.orm.em.fork(), OutgoingKind.WEBHOOK)) return;
    const { isCut, retries } = await dispatcherOf(services).run(
      services,
      attempt?.signal ?? new AbortController().signal,
    );
    // What fails together comes back in the same second: one job for it
    const seconds = new Set(retries.map((at) => Math.ceil(at.getTime() / 1000)));
    const moments = [...seconds].map((second) => new Date(second * 1000));
    if (isCut) moments.push(new Date());
    if (moments.length)
      await services.orm.em
        .fork()
        .transactional((em) => services.jobs.sendAt(em, deliverWebhooks, {}, moments));
  },
});

/** Begins to hear of events, in this process. What is missed while no one listens is found within a minute. */
export async function listenForEvents(services: Services): Promise<void> {
  let gathering: NodeJS.Timeout | undefined;
  const send = async () => {
    gathering = undefined;
    if (dispatcherOf(services).notify()) return;
    await services.orm.em
      .fork()
      .transactional((em) => services.jobs.send(em, deliverWebhooks, {}))
      .catch((error: unknown) => services.log.warn({ err: error }, 'webhooks wait for the next minute'));
  };
  const events = services.events.subscribe('webhook', 'due');
  void (async () => {
    for await (const _ of events) gathering ??= setTimeout(send, GATHER_MS).unref();
    clearTimeout(gathering);
  })();
}

/** Forgets deliveries with their tries after thirty days, whatever became of them. */
export const sweepWebhooks = defineJob({
  name: 'webhook.sweep',
  payload: z.object({}),
  schedule: '41 3 * * *',
  async handle({ orm }) {
    for (;;) {
      const gone = await runSql(
        orm.em.fork(),
        sql`delete from webhook_delivery where id in (
          select id from webhook_delivery where occurred_at < now() - make_interval(days => ${KEPT_DAYS}::int)
          order by occurred_at limit ${SWEPT_AT_ONCE}::int) returning id`,
      );
      if (gone.length < SWEPT_AT_ONCE) return;
    }
  },
});

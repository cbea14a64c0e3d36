import { runSql, sql } from '../../platform/db/index.ts';
import { isOnHold, OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { DeliveryDispatcher } from './delivery-dispatcher.ts';
import { STORED_DAYS } from './schedule.ts';

/** Milliseconds in which simultaneous events are collected for one round. */
const COLLECT_MS = 20;
/** Max rows of one delete statement, so that it does not block others for long. */
const SWEEP_BATCH = 5000;

/** One for each running server. */
const dispatchers = new WeakMap<Services, DeliveryDispatcher>();
function getDispatcher(services: Services): DeliveryDispatcher {
  const dispatcher = dispatchers.get(services) ?? new DeliveryDispatcher();
  dispatchers.set(services, dispatcher);
  return dispatcher;
}

/** Sends due deliveries. Started by events, by due retries, and every minute for events without a notification. */
export const deliverWebhooks = defineJob({
  name: 'webhook.deliver',
  schedule: '* * * * *',
  atOnce: 1,
  async handle(services, _, attempt) {
    // The deliveries stay due, and the run in the next minute checks again
    if (await isOnHold(services.orm.em.fork(), OutgoingKind.WEBHOOK)) return;
    const { isCut, retries } = await getDispatcher(services).run(
      services,
      attempt?.signal ?? new AbortController().signal,
    );
    // Simultaneous failures are retried in the same second, so one job is enough for them
    const seconds = new Set(retries.map((at) => Math.ceil(at.getTime() / 1000)));
    const times = [...seconds].map((second) => new Date(second * 1000));
    if (isCut) times.push(new Date());
    if (times.length)
      await services.orm.em
        .fork()
        .transactional((em) => services.jobs.sendAt(em, deliverWebhooks, {}, times));
  },
});

/** Subscribes to events in this process. Events missed while no process listens are found within a minute. */
export async function listenForEvents(services: Services): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const send = async () => {
    timer = undefined;
    if (getDispatcher(services).notify()) return;
    await services.orm.em
      .fork()
      .transactional((em) => services.jobs.send(em, deliverWebhooks, {}))
      .catch((error: unknown) =>
        services.log.warn(
          { err: error },
          'webhook job not enqueued: the deliveries are sent within a minute',
        ),
      );
  };
  const events = services.events.subscribe('webhook', 'due');
  void (async () => {
    for await (const _ of events) timer ??= setTimeout(send, COLLECT_MS).unref();
    clearTimeout(timer);
  })();
}

/** Deletes deliveries in any state, with their attempts. */
export const sweepWebhooks = defineJob({
  name: 'webhook.sweep',
  schedule: '41 3 * * *',
  async handle({ orm }) {
    for (;;) {
      const deleted = await runSql(
        orm.em.fork(),
        sql`delete from webhook_delivery where id in (
          select id from webhook_delivery where occurred_at < now() - make_interval(days => ${STORED_DAYS}::int)
          order by occurred_at limit ${SWEEP_BATCH}::int) returning id`,
      );
      if (deleted.length < SWEEP_BATCH) return;
    }
  },
});

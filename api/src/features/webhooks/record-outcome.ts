import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { notify } from '../support/index.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { LASTING_FAILURE_DAYS, LASTING_FAILURES, pauseAfter } from './schedule.ts';
import type { Outcome } from './send-delivery.ts';
import { WebhookEventKind } from './webhook.enums.ts';
import { MAX_STORED_ATTEMPTS } from './webhook-delivery.entity.ts';

/** The status of a receiver that wants no further events (Standard Webhooks). */
const GONE = 410;

/**
 * Records the outcome of a try and its consequences. A failure counts only under the current claim. A success always
 * counts.
 * @returns the time of the next try, or undefined if the delivery has ended
 */
export async function recordOutcome(
  services: Services,
  delivery: ClaimedDelivery,
  outcome: Outcome,
): Promise<Date | undefined> {
  const nextAt = outcome.fault ? nextTry(delivery) : undefined;
  const em = services.orm.em.fork();
  return em.transactional(async () => {
    // The webhook is locked before its deliveries, in the same order as in administrators' commands, to avoid
    // deadlocks
    await runSql(
      em,
      sql`select 1 from webhook where id = ${delivery.webhookId} for no key update`,
      'webhook.outcome',
    );
    if (!(await recordAttempt(em, delivery, outcome, nextAt))) return undefined;
    if (delivery.kind !== WebhookEventKind.WEBHOOK_TESTED)
      await updateHealth(em, services, delivery, outcome);
    return nextAt;
  });
}

/** @returns undefined after the retry period. The last try is at its end at the latest */
function nextTry({ tries, retryUntil }: ClaimedDelivery): Date | undefined {
  const now = Date.now();
  const end = retryUntil.getTime();
  return now < end ? new Date(Math.min(now + pauseAfter(tries), end)) : undefined;
}

async function recordAttempt(
  em: EntityManager,
  { id, tries }: ClaimedDelivery,
  { at, durationMs, body, signature, fault, status, answer }: Outcome,
  nextAt: Date | undefined,
): Promise<boolean> {
  const state = fault ? (nextAt ? 'WAITING' : 'FAILED') : 'DELIVERED';
  const [recorded] = await runSql(
    em,
    sql`with d as (
        update webhook_delivery set state = ${state}, due_at = coalesce(${nextAt ?? null}::timestamptz, due_at),
          ended_at = case when ${state} = 'WAITING' then null else now() end, sending_until = null, body = ${body}
        where id = ${id} and state = 'WAITING' and (tries = ${tries} or ${state} = 'DELIVERED') returning id
      )
      insert into webhook_attempt (delivery_id, at, duration_ms, signature, fault, status, answer)
      select d.id, ${at}::timestamptz, ${durationMs}::int, ${signature}::text, ${fault}::text, ${status}::int,
        ${answer}::text from d returning id`,
    'webhook.record',
  );
  if (!recorded) return false;
  await runSql(
    em,
    sql`delete from webhook_attempt where id in (
      select id from webhook_attempt where delivery_id = ${id} order by id desc offset ${MAX_STORED_ATTEMPTS}::int)`,
    'webhook.trim',
  );
  return true;
}

/**
 * Updates the health of the webhook. One that has failed for days is switched off, and administrators are notified.
 */
async function updateHealth(
  em: EntityManager,
  services: Services,
  { webhookId }: ClaimedDelivery,
  { fault, status }: Outcome,
): Promise<void> {
  if (!fault) {
    await runSql(
      em,
      sql`update webhook set last_delivered_at = now(), failing_since = null, failures = 0 where id = ${webhookId}`,
      'webhook.works',
    );
    return;
  }
  const [off] = await runSql<{ name: string; switched_off_for: 'FAILING' | 'GONE' | null }>(
    em,
    sql`update webhook w set failing_since = x.since, failures = w.failures + 1,
        is_active = x.off_for is null, switched_off_at = case when x.off_for is not null then now() end,
        switched_off_for = x.off_for
      from (select y.id, y.since, case when ${status === GONE}::boolean then 'GONE'
          when y.since <= now() - make_interval(days => ${LASTING_FAILURE_DAYS}::int) and y.failures + 1 >= ${LASTING_FAILURES}::int
          then 'FAILING' end as off_for
        from (select id, coalesce(failing_since, now()) as since, failures from webhook
          where id = ${webhookId} and is_active for no key update) y) x
      where w.id = x.id returning w.name, w.switched_off_for`,
    'webhook.fails',
  );
  if (!off?.switched_off_for) return;
  await notify(
    em,
    services,
    { may: 'webhook:manage' },
    {
      kind: 'WEBHOOK_OFF',
      params: { name: off.name, reason: off.switched_off_for },
      link: `/admin/webhooks/${webhookId}`,
    },
  );
}

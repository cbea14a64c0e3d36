import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { MAX_REQUESTS_PER_WEBHOOK } from './schedule.ts';
import type { WebhookEventKind } from './webhook.enums.ts';

/** Seconds until a claim expires: longer than a request can take. The claim of a killed process expires too. */
const CLAIM_SECONDS = 60;

interface Claimed {
  readonly id: string;
  readonly webhookId: string;
  readonly address: string;
  readonly secret: Buffer;
  /** Null after it has expired. */
  readonly formerSecret: Buffer | null;
  readonly kind: WebhookEventKind;
  readonly objectId: string;
  readonly version: string;
  readonly occurredAt: string;
  readonly retryUntil: string;
  readonly body: string | null;
  /** The number of claims. Each outcome is recorded under its claim. */
  readonly tries: number;
}

export type ClaimedDelivery = ReturnType<typeof parse>;
const parse = (row: Claimed) => ({
  ...row,
  version: Number(row.version),
  occurredAt: new Date(row.occurredAt),
  retryUntil: new Date(row.retryUntil),
});

/**
 * Claims due deliveries. A delivery waits for earlier ones of the same webhook and object. Each webhook has only a
 * few simultaneous requests, so that a slow receiver does not delay others. Rows that another process is claiming are
 * skipped.
 */
export async function claimDeliveries(em: EntityManager, max: number): Promise<ClaimedDelivery[]> {
  const rows = await runSql<Claimed>(
    em,
    sql`with due as (
        select d.id from webhook w cross join lateral (
          select q.id, q.due_at from webhook_delivery q
          where q.webhook_id = w.id and q.state = 'WAITING' and q.due_at <= now()
            and (q.sending_until is null or q.sending_until < now())
            and (w.is_active or q.kind = 'WEBHOOK_TESTED')
            and not exists (select 1 from webhook_delivery e where e.webhook_id = q.webhook_id
              and e.object_id = q.object_id and e.state = 'WAITING' and e.version < q.version)
          order by q.due_at, q.version
          limit greatest(0, ${MAX_REQUESTS_PER_WEBHOOK}::int - (select count(*) from webhook_delivery s
            where s.webhook_id = w.id and s.state = 'WAITING' and s.sending_until >= now()))
          for update of q skip locked
        ) d order by d.due_at limit ${max}::int
      )
      update webhook_delivery d set sending_until = now() + make_interval(secs => ${CLAIM_SECONDS}), tries = d.tries + 1
      from due, webhook w where d.id = due.id and w.id = d.webhook_id
      returning d.id, d.webhook_id as "webhookId", w.address, w.secret_sealed as secret,
        case when w.former_secret_until > now() then w.former_secret_sealed end as "formerSecret", d.kind,
        d.object_id as "objectId", d.version, d.occurred_at as "occurredAt", d.retry_until as "retryUntil", d.body, d.tries`,
    'webhook.claim',
  );
  return rows.map(parse);
}

/** Releases a claim under which nothing was sent as far as known. */
export const releaseClaim = (em: EntityManager, { id, tries }: ClaimedDelivery): Promise<object[]> =>
  runSql(
    em,
    sql`update webhook_delivery set sending_until = null, tries = tries - 1 where id = ${id} and tries = ${tries}`,
    'webhook.release',
  );

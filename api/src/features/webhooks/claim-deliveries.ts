import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { AT_ONCE_PER_WEBHOOK } from './schedule.ts';
import type { WebhookEventKind } from './webhook.enums.ts';

/** Seconds until a claim expires: longer than a request can take. The claim of a killed process expires too. */
const CLAIM_SECONDS = 60;

export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly address: string;
  readonly secret: Buffer;
  /** Null after it has expired. */
  readonly formerSecret: Buffer | null;
  readonly kind: WebhookEventKind;
  readonly objectId: string;
  readonly version: number;
  readonly occurredAt: Date;
  readonly retryUntil: Date;
  readonly body: string | null;
  /** The number of claims. Each outcome is recorded under its claim. */
  readonly tries: number;
}

interface Claimed {
  readonly id: string;
  readonly webhook_id: string;
  readonly address: string;
  readonly secret_sealed: Buffer;
  readonly former: Buffer | null;
  readonly kind: WebhookEventKind;
  readonly object_id: string;
  readonly version: string;
  readonly occurred_at: string;
  readonly retry_until: string;
  readonly body: string | null;
  readonly tries: number;
}

/**
 * Claims due deliveries. A delivery waits for earlier ones of the same webhook and object. Each webhook has only a
 * few simultaneous requests, so that a slow receiver does not delay others. Rows that another process is claiming are
 * skipped.
 */
export async function claimDeliveries(em: EntityManager, most: number): Promise<ClaimedDelivery[]> {
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
          limit greatest(0, ${AT_ONCE_PER_WEBHOOK}::int - (select count(*) from webhook_delivery s
            where s.webhook_id = w.id and s.state = 'WAITING' and s.sending_until >= now()))
          for update of q skip locked
        ) d order by d.due_at limit ${most}::int
      )
      update webhook_delivery d set sending_until = now() + make_interval(secs => ${CLAIM_SECONDS}), tries = d.tries + 1
      from due, webhook w where d.id = due.id and w.id = d.webhook_id
      returning d.id, d.webhook_id, w.address, w.secret_sealed,
        case when w.former_secret_until > now() then w.former_secret_sealed end as former, d.kind, d.object_id,
        d.version, d.occurred_at, d.retry_until, d.body, d.tries`,
    'webhook.claim',
  );
  return rows.map((row) => ({
    id: row.id,
    webhookId: row.webhook_id,
    address: row.address,
    secret: row.secret_sealed,
    formerSecret: row.former,
    kind: row.kind,
    objectId: row.object_id,
    version: Number(row.version),
    occurredAt: new Date(row.occurred_at),
    retryUntil: new Date(row.retry_until),
    body: row.body,
    tries: row.tries,
  }));
}

/** Releases a claim under which nothing was sent as far as known. */
export const releaseClaim = (em: EntityManager, { id, tries }: ClaimedDelivery): Promise<object[]> =>
  runSql(
    em,
    sql`update webhook_delivery set sending_until = null, tries = tries - 1 where id = ${id} and tries = ${tries}`,
    'webhook.release',
  );

import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { policy } from '../../../platform/errors/errors.ts';
import { assertDecoded } from '../../../platform/files/decoded-text.ts';
import { AtMost } from '../../../platform/input/at-most.ts';
import { audit } from '../../operations/index.ts';
import type { Settlement } from '../gateways/gateway.ts';
import { getGateways } from '../gateways/index.ts';
import { readSettlementFile } from '../gateways/settlement.ts';
import { reconcileSettlement } from './reconcile-settlement.ts';
import { SettlementGateway } from './settlement.enums.ts';

const MAX_CHARACTERS = 900_000;

@InputType({ description: 'A settlement file of a gateway.' })
export class ImportSettlementInput {
  @Field(() => SettlementGateway, { description: 'Gateway that issued the file.' })
  gateway!: SettlementGateway;
  @Field({
    description:
      'CSV with a header: kind (PAYMENT, REFUND, DISPUTE, DISPUTE_WON), reference (the platform’s), transaction (the gateway’s ID; for a dispute its case number), amount and fee in đồng, settled_at (ISO 8601 with a time zone). At most 900,000 characters.',
  })
  @AtMost(MAX_CHARACTERS)
  text!: string;
}

/**
 * Imports a gateway’s settlement file: stores it as received, parses it, and reconciles each line with the platform's
 * records. The import of a known file or line changes nothing, so an interrupted import can be repeated.
 */
export async function importSettlement(
  context: Context,
  { gateway, text }: ImportSettlementInput,
): Promise<string> {
  const viewer = signedIn(context);
  if (!getGateways(context.services).has(gateway)) throw policy('GATEWAY_NOT_OFFERED');
  assertDecoded(text, 'text');
  const em = context.services.orm.em.fork();
  const fileId = await storeFile(em, gateway, text, viewer.id);
  const lines = readSettlementFile(text);
  const added = await storeLines(em, gateway, fileId, lines);
  const booked = await reconcileSettlement(em, gateway);
  await context.em.transactional(async (auditing) =>
    audit(auditing, context, {
      action: 'settlement.import',
      targetId: fileId,
      after: { gateway, rows: lines.length, added, booked: booked.length },
    }),
  );
  return fileId;
}

async function storeFile(
  em: EntityManager,
  gateway: string,
  text: string,
  personId: string,
): Promise<string> {
  const digest = createHash('sha256').update(text).digest('hex');
  return getValue<string>(
    em,
    sql`insert into settlement_file (gateway, digest, text, imported_by)
       values (${gateway}, ${digest}, ${text.replaceAll('\0', '\ufffd')}, ${personId})
     on conflict (gateway, digest) do update set digest = excluded.digest returning id`,
  );
}

async function storeLines(
  em: EntityManager,
  gateway: string,
  fileId: string,
  lines: readonly Settlement[],
): Promise<number> {
  const rows = lines.map((line, i) => ({ ...line, line: i + 2 }));
  return em.transactional(async (inner) => {
    const added = await runSql(
      inner,
      sql`insert into settlement_line (file_id, line, gateway, kind, reference, transaction, amount, fee, settled_at)
       select ${fileId}::uuid, r.line, ${gateway}, r.kind, r.reference, r.transaction, r.amount, r.fee, r."settledAt"
       from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line int, kind text, reference text, transaction text,
         amount bigint, fee bigint, "settledAt" timestamptz)
       order by r.line on conflict do nothing returning id`,
    );
    await runSql(inner, sql`update settlement_file set is_read = true where id = ${fileId}`);
    return added.length;
  });
}

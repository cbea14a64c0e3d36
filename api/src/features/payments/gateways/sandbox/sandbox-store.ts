import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findValue, runSql, sql } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/process/services.ts';
import type { SandboxPayment, SandboxRefund } from './sandbox-payment.ts';

type Kind = 'PAYMENT' | 'REFUND';
interface States {
  PAYMENT: SandboxPayment;
  REFUND: SandboxRefund;
}

/** State of one simulated gateway. It is in the database, so processes share it and it survives restarts. */
export class SandboxStore {
  constructor(
    private readonly services: Pick<Services, 'orm'>,
    readonly gateway: string,
  ) {}

  async find<K extends Kind>(kind: K, reference: string): Promise<States[K] | undefined> {
    return this.#read(this.services.orm.em.fork(), kind, reference, sql``);
  }

  /** @returns the shop’s reference of the payment with this charge */
  async findByTransaction(transaction: string): Promise<string | undefined> {
    return findValue<string>(
      this.services.orm.em.fork(),
      sql`select reference from sandbox_payment where gateway = ${this.gateway} and kind = 'PAYMENT'
       and state->'captures' @> ${JSON.stringify([{ transaction }])}::jsonb`,
    );
  }

  /** @returns false if the reference exists */
  async add<K extends Kind>(
    kind: K,
    state: States[K],
    em: EntityManager = this.services.orm.em.fork(),
  ): Promise<boolean> {
    const added = await runSql(
      em,
      sql`insert into sandbox_payment (gateway, kind, reference, state)
       values (${this.gateway}, ${kind}, ${state.reference}, ${JSON.stringify(state)}::jsonb)
       on conflict do nothing returning reference`,
    );
    return added.length > 0;
  }

  /**
   * Changes a row under a lock.
   * @returns the new state; undefined if the row does not exist or `to` returns undefined
   */
  change<K extends Kind>(
    kind: K,
    reference: string,
    to: (state: States[K], em: EntityManager) => States[K] | undefined | Promise<States[K] | undefined>,
  ): Promise<States[K] | undefined> {
    return this.services.orm.em.fork().transactional(async (em) => {
      const found = await this.#read(em, kind, reference, sql`for update`);
      const changed = found && (await to(found, em));
      if (changed && changed !== found)
        await runSql(
          em,
          sql`update sandbox_payment set state = ${JSON.stringify(changed)}::jsonb
           where gateway = ${this.gateway} and kind = ${kind} and reference = ${reference}`,
        );
      return changed;
    });
  }

  async #read<K extends Kind>(
    em: EntityManager,
    kind: K,
    reference: string,
    lock: ReturnType<typeof sql>,
  ): Promise<States[K] | undefined> {
    return findValue<States[K]>(
      em,
      sql`select state from sandbox_payment
       where gateway = ${this.gateway} and kind = ${kind} and reference = ${reference} ${lock}`,
    );
  }
}

/** A transaction number in the format of gateways: digits of the current time and random ones. */
export const transactionNumber = (): string =>
  `${Math.floor(Date.now() / 100) % 100_000_000}${String(randomInt(100_000)).padStart(5, '0')}`;

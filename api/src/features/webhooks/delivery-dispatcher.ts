import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../platform/process/services.ts';
import { type ClaimedDelivery, claimDeliveries, releaseClaim } from './claim-deliveries.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendDelivery } from './send-delivery.ts';

/** Requests that one process has under way at most: more than all webhooks together may have. */
const AT_ONCE = 60;
/** While requests are under way, what falls due meanwhile is looked for so often. */
const LOOK_AGAIN_MS = 1000;
/** After so long a round ends, and the next one goes on: a job that never ended would count as lost. */
const ROUND_MS = 120_000;

/** What a round left to be done. */
export interface Round {
  /** Something more may be due now. */
  readonly isCut: boolean;
  /** When the first of those that failed are tried again, without those that are given up. */
  readonly retries: readonly Date[];
}

/** Sends what is due to receivers, in each process one round at a time. Several processes share the work by their claims. */
export class DeliveryDispatcher {
  #wake: (() => void) | undefined;
  #isRunning = false;

  /** Where a round is under way it looks at once for what is new. @returns false where none is */
  notify(): boolean {
    this.#wake?.();
    return this.#isRunning;
  }

  /** Sends all that is due, until nothing is. */
  async run(services: Services, signal: AbortSignal): Promise<Round> {
    this.#isRunning = true;
    try {
      return await this.#round(services, signal);
    } finally {
      this.#isRunning = false;
    }
  }

  async #round(services: Services, signal: AbortSignal): Promise<Round> {
    const end = Date.now() + ROUND_MS;
    const retries: Date[] = [];
    const underWay = new Set<Promise<void>>();
    for (;;) {
      const isOver = signal.aborted || Date.now() > end;
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      const claimed = isOver ? [] : await claimDeliveries(services.orm.em.fork(), AT_ONCE - underWay.size);
      for (const delivery of claimed) {
        const sending = this.#deliver(services, delivery, signal)
          .then((again) => void (again && retries.push(again)))
          // Whoever could not write it down has lost the claim before long: it is sent again
          .catch((error: unknown) => services.log.error({ err: error, delivery: delivery.id }, 'webhook'))
          .finally(() => void underWay.delete(sending));
        underWay.add(sending);
      }
      if (!underWay.size) return { isCut: isOver && !signal.aborted, retries };
      const waiting = new AbortController();
      await Promise.race([
        ...underWay,
        woken,
        pause(LOOK_AGAIN_MS, undefined, { signal: waiting.signal }).catch(() => {}),
      ]);
      waiting.abort();
    }
  }

  async #deliver(
    services: Services,
    delivery: ClaimedDelivery,
    signal: AbortSignal,
  ): Promise<Date | undefined> {
    const outcome = await sendDelivery(services, delivery, signal);
    // The program stops: that is no failure of the receiver's
    if (outcome.fault && !outcome.status && signal.aborted) {
      await releaseClaim(services.orm.em.fork(), delivery);
      return undefined;
    }
    return recordOutcome(services, delivery, outcome);
  }
}

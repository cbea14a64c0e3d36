import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../platform/process/services.ts';
import { type ClaimedDelivery, claimDeliveries, releaseClaim } from './claim-deliveries.ts';
import { recordOutcome } from './record-outcome.ts';
import { sendDelivery } from './send-delivery.ts';

/** Max simultaneous requests of one process: more than all webhooks together may have. */
const MAX_REQUESTS = 60;
/** Milliseconds between two searches for due deliveries while requests are running. */
const POLL_MS = 1000;
/** Milliseconds after which a round ends and another job continues. A job that never ended would count as lost. */
const ROUND_MS = 120_000;

/** The rest of the work after a round. */
export interface Round {
  /** True if its time ran out. More deliveries may be due now. */
  readonly isCut: boolean;
  /** The next tries of failed deliveries, without those that are given up. */
  readonly retries: readonly Date[];
}

/** Sends due deliveries, one round at a time in each process. Several processes share the work by claims. */
export class DeliveryDispatcher {
  #wake: (() => void) | undefined;
  #isRunning = false;

  /**
   * Makes a running round search for new deliveries immediately.
   * @returns false if no round is running
   */
  notify(): boolean {
    this.#wake?.();
    return this.#isRunning;
  }

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
    const running = new Set<Promise<void>>();
    for (;;) {
      const isEnding = signal.aborted || Date.now() > end;
      const wakeSignal = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      const claimed = isEnding
        ? []
        : await claimDeliveries(services.orm.em.fork(), MAX_REQUESTS - running.size);
      for (const delivery of claimed) {
        const sending = this.#deliver(services, delivery, signal)
          .then((again) => void (again && retries.push(again)))
          // If the outcome cannot be recorded, the claim expires and the delivery is sent again
          .catch((error: unknown) =>
            services.log.error(
              { err: error, delivery: delivery.id },
              'webhook delivery not recorded: it is sent again',
            ),
          )
          .finally(() => void running.delete(sending));
        running.add(sending);
      }
      if (!running.size) return { isCut: isEnding && !signal.aborted, retries };
      const waiting = new AbortController();
      await Promise.race([
        ...running,
        wakeSignal,
        pause(POLL_MS, undefined, { signal: waiting.signal }).catch(() => {}),
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
    // The server shuts down, which is not a failure of the receiver
    if (outcome.fault && !outcome.status && signal.aborted) {
      await releaseClaim(services.orm.em.fork(), delivery);
      return undefined;
    }
    return recordOutcome(services, delivery, outcome);
  }
}

import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs/jobs.ts';
import type { Services } from '../../../../platform/process/services.ts';
import { type Decision, decide, isDecided, type SandboxPayment } from './sandbox-payment.ts';
import { transactionNumber } from './sandbox-store.ts';
import type { Simulator } from './simulator.ts';
import { getSimulators } from './simulators.ts';

/** Delay of a late payment after the expiry, in milliseconds. */
const LATE_MS = 60_000;

/** A simulated gateway repeats a notification, or sends one for a late payment. */
export const sandboxNotification = defineJob({
  name: 'sandbox.notice',
  payload: z.object({
    gateway: z.string(),
    reference: z.string(),
    /** Index of the capture; omitted for a failure. */
    capture: z.number().int().optional(),
    sent: z.number().int(),
  }),
  async handle(services, { gateway, reference, capture, sent }) {
    const simulator = getSimulators(services).find(({ code }) => code === gateway);
    if (!simulator) return;
    const payment = await simulator.store.change('PAYMENT', reference, (known) =>
      capture === undefined || known.captures[capture]
        ? known
        : decide(known, 'pay', transactionNumber, new Date()),
    );
    if (payment) await sendNotification(services, simulator, payment, capture, sent);
  },
});

/**
 * Executes the user's decision on the page and notifies the shop.
 * @returns the resulting payment; undefined if it was already decided
 */
export async function executeDecision(
  services: Services,
  simulator: Simulator,
  reference: string,
  decision: Decision,
): Promise<SandboxPayment | undefined> {
  const { store, code } = simulator;
  const payment = await store.change('PAYMENT', reference, async (known, em) => {
    if (isDecided(known)) return undefined;
    if (decision === 'pay-late')
      await services.jobs.send(
        em,
        sandboxNotification,
        { gateway: code, reference, capture: 0, sent: 0 },
        { startAfter: new Date(Date.parse(known.expiresAt) + LATE_MS) },
      );
    return decide(known, decision, transactionNumber, new Date());
  });
  if (!payment || payment.isSilent || decision === 'pay-late') return payment;
  const indexes = payment.captures.length ? payment.captures.keys() : [undefined];
  for (const capture of indexes) await sendNotification(services, simulator, payment, capture, 0);
  return payment;
}

async function sendNotification(
  services: Services,
  simulator: Simulator,
  payment: SandboxPayment,
  capture: number | undefined,
  sent: number,
): Promise<void> {
  const notification = simulator.createNotification(
    payment,
    capture === undefined ? undefined : payment.captures[capture],
  );
  if (!notification) return;
  const { path, ...request } = notification;
  const answer = await services.inject(path, request);
  if (simulator.isAcknowledged(answer.status, await answer.text())) return;
  const seconds = simulator.retries[sent];
  if (seconds === undefined) return;
  const { code: gateway } = simulator;
  await services.jobs.send(
    services.orm.em.fork(),
    sandboxNotification,
    { gateway, reference: payment.reference, capture, sent: sent + 1 },
    { startAfter: new Date(Date.now() + seconds * 1000) },
  );
}

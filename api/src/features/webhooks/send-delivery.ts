import { OutgoingError } from '../../platform/http/outgoing.ts';
import type { Services } from '../../platform/process/services.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { sign, toPayload, toTimestamp } from './payload.ts';
import { WebhookFault } from './webhook.enums.ts';
import { openSecret } from './webhook-secret.ts';

export interface Outcome {
  readonly at: Date;
  readonly durationMs: number;
  readonly body: string;
  readonly signature: string | null;
  readonly fault: WebhookFault | null;
  readonly status: number | null;
  readonly answer: string | null;
}

/** Posts one delivery. Never call it within a transaction, because the receiver may be slow. */
export async function sendDelivery(
  { config, keys, outgoing }: Services,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = new Date();
  const started = performance.now();
  const body = delivery.body ?? toPayload(config.publicUrl, delivery);
  const outcome = { at, body, signature: null, status: null, answer: null };
  const secrets = [delivery.secret, delivery.formerSecret].flatMap((sealed) =>
    sealed ? (openSecret(keys, sealed) ?? []) : [],
  );
  const durationMs = () => Math.round(performance.now() - started);
  if (!secrets.length) return { ...outcome, durationMs: durationMs(), fault: WebhookFault.SECRET_UNREADABLE };
  const signature = sign(secrets, { id: delivery.id, at, body });
  const headers = {
    'webhook-id': delivery.id,
    'webhook-timestamp': toTimestamp(at),
    'webhook-signature': signature,
  };
  try {
    const { status, text } = await outgoing.post(delivery.address, { headers, body, signal });
    return { at, body, signature, status, answer: text, durationMs: durationMs(), fault: toFault(status) };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { ...outcome, signature, durationMs: durationMs(), fault: error.failure as WebhookFault };
  }
}

const toFault = (status: number): WebhookFault | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? WebhookFault.REDIRECT : WebhookFault.STATUS;
};

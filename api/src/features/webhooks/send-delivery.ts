import { OutgoingError } from '../../platform/http/outgoing.ts';
import type { Services } from '../../platform/process/services.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { payloadOf, signatureOf, timestampOf } from './payload.ts';
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
  const body = delivery.body ?? payloadOf(config.publicUrl, delivery);
  const none = { at, body, signature: null, status: null, answer: null };
  const secrets = [delivery.secret, delivery.formerSecret].flatMap((sealed) =>
    sealed ? (openSecret(keys, sealed) ?? []) : [],
  );
  const durationMs = () => Math.round(performance.now() - started);
  if (!secrets.length) return { ...none, durationMs: durationMs(), fault: WebhookFault.SECRET_UNREADABLE };
  const signature = signatureOf(secrets, { id: delivery.id, at, body });
  const headers = {
    'webhook-id': delivery.id,
    'webhook-timestamp': timestampOf(at),
    'webhook-signature': signature,
  };
  try {
    const { status, text } = await outgoing.post(delivery.address, { headers, body, signal });
    const facts = { at, body, signature, status, answer: text, durationMs: durationMs() };
    return { ...facts, fault: faultOf(status) };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return { ...none, signature, durationMs: durationMs(), fault: error.failure as WebhookFault };
  }
}

const faultOf = (status: number): WebhookFault | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? WebhookFault.REDIRECT : WebhookFault.STATUS;
};

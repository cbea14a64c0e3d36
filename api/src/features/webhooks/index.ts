export { sign, toPayload } from './payload.ts';
export { SIMULATED_RECEIVER_PATH } from './simulated-receiver.ts';
export { WebhookEventKind } from './webhook.enums.ts';
export { newSecret, openSecret } from './webhook-secret.ts';

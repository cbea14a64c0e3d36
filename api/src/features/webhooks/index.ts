export { sign, toPayload } from './payload.ts';
export { WebhookEventKind } from './webhook.enums.ts';
export { SIMULATED_RECEIVER_PATH } from './webhook.resolver.ts';
export { newSecret, openSecret } from './webhook-secret.ts';

/** Where the sandbox plays a receiver (http/sandbox/webhook-receiver.ts). */
export const SIMULATED_RECEIVER_PATH = '/sandbox/webhooks';

/** Its whole address, as it stands in a webhook. */
export const simulatedReceiver = (publicUrl: string): string => `${publicUrl}${SIMULATED_RECEIVER_PATH}`;

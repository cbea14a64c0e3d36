/** Path of the sandbox's receiver (http/sandbox/webhook-receiver.ts). */
export const SIMULATED_RECEIVER_PATH = '/sandbox/webhooks';

export const simulatedReceiver = (publicUrl: string): string => `${publicUrl}${SIMULATED_RECEIVER_PATH}`;

/** Path of the simulated text provider (http/sandbox/text-provider.ts). */
export const SIMULATED_PROVIDER_PATH = '/sandbox/ai/v1';

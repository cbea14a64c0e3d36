/** Where the sandbox plays a provider of texts (http/sandbox/text-provider.ts). */
export const SIMULATED_PROVIDER_PATH = '/sandbox/ai/v1';

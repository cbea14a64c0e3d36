import { defineSwitch } from '../../platform/settings/index.ts';

/**
 * While it is off, personal API tokens can neither be created nor used. It takes effect on every process within a
 * second.
 */
export const API_TOKENS_ALLOWED = defineSwitch('apiTokens.allowed', true);

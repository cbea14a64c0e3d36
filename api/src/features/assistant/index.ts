export { SIMULATED_PROVIDER_PATH } from './simulated-provider.ts';

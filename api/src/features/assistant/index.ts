export { scan as scanTexts } from './moderation/scan-course.ts';
export { SIMULATED_PROVIDER_PATH } from './simulated-provider.ts';

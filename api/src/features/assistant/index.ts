export { checkMaterial } from './material.ts';
export { matchQuotes, storeMarks } from './moderation/check-by-provider.ts';
export { ModerationRule } from './moderation/moderation.enums.ts';
export { scan as scanTexts } from './moderation/scan-course.ts';
export { SIMULATED_PROVIDER_PATH } from './provider.ts';

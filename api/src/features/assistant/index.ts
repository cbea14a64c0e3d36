export { checkMaterial } from './material.ts';
export { marksOf, storeMarks } from './moderation/check-by-provider.ts';
export { ModerationRule } from './moderation/moderation.enums.ts';
export { scan as scanTexts } from './moderation/scan-course.ts';

/** Path of the simulated text provider (http/sandbox/text-provider.ts). */
export const SIMULATED_PROVIDER_PATH = '/sandbox/ai/v1';

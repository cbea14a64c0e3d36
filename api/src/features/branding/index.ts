export { type BrandingFile, findBrandingFile } from './branding-files.ts';
export { getIcon } from './icon.ts';
export { type SetupAnswers, setUpBranding } from './change-branding.ts';

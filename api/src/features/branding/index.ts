export { addBrandingFile, type BrandingFile, findBrandingFile, findPictureSizes } from './branding-files.ts';
export { type SetupAnswers, setUpBranding } from './change-branding.ts';
export { getIcon } from './icon.ts';

export { savedFile } from './offer-export.ts';

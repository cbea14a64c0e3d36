export { makeExportJob } from './export.jobs.ts';
export { savedFile } from './offer-export.ts';

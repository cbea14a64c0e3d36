export { makeExportJob } from './export.jobs.ts';
export { savedFile } from './saved-files.ts';

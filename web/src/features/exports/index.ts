export { SavedExports } from './saved-exports.tsx';
export { useListExport } from './use-list-export.ts';

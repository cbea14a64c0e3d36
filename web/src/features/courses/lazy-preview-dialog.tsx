import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded when a preview is opened first. */
export const PreviewDialog = lazyOptional(async () => (await import('./preview-dialog.tsx')).PreviewDialog, {
  texts: ['material'],
});

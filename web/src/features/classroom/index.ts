import { lazyOptional } from '../../ui/lazy-optional.tsx';

export { groupByCourse } from './selected-enrolments.ts';

const texts = ['classroom'] as const;

export const MessageDialog = lazyOptional(async () => (await import('./message-dialog.tsx')).MessageDialog, {
  texts,
});
export const EndPlacesDialog = lazyOptional(
  async () => (await import('./end-places-dialog.tsx')).EndPlacesDialog,
  { texts },
);
export const ClassActions = lazyOptional(async () => (await import('./class-actions.tsx')).ClassActions, {
  texts,
});
export const ReceivedMessages = lazyOptional(
  async () => (await import('./received-messages.tsx')).ReceivedMessages,
  { texts },
);

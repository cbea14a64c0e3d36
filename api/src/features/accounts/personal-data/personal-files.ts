import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';

/** Removes a file of a person that no row names any more: their picture, or a file of their data. */
export const removePersonalFile = defineJob({
  name: 'account.remove-file',
  payload: z.object({ key: z.string().regex(/^(avatars\/[\w-]+\.webp|exports\/[\w-]+\.json)$/) }),
  handle: ({ storage }, { key }) => storage.remove(key),
});

/** Where the picture at an address lies; undefined: it is none that was uploaded. */
export const avatarKey = (url: string | null | undefined): string | undefined =>
  /^\/media\/(avatars\/[\w-]+\.webp)$/.exec(url ?? '')?.[1];

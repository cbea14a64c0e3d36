import type { EntityManager } from '@mikro-orm/postgresql';
import { queueBackup } from '../../../features/backup/index.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Milliseconds between the start of the demo and its backup. The first pages have priority over it. */
const AFTER_MS = 60_000;

/** Schedules one real backup, a minute after the demo is seeded. No backup is made up. */
export const seedBackup = (
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
): Promise<string | undefined> =>
  queueBackup(em, { jobs }, { trigger: 'MANUAL', startAfter: new Date(Date.now() + AFTER_MS) });

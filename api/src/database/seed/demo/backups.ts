import type { EntityManager } from '@mikro-orm/postgresql';
import { queueBackup } from '../../../features/backup/index.ts';
import type { Services } from '../../../platform/process/services.ts';

/** Milliseconds that the demo serves before it is backed up: whoever started it looks at pages first. */
const AFTER_MS = 60_000;

/** One real backup, a minute after the demo is in place: none is made up. */
export const seedBackup = (
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
): Promise<string | undefined> =>
  queueBackup(em, { jobs }, { trigger: 'MANUAL', startAfter: new Date(Date.now() + AFTER_MS) });

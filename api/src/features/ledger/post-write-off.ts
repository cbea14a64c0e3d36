import type { EntityManager } from '@mikro-orm/postgresql';
import { post } from './post.ts';
import { receivableWrittenOff } from './postings/release.ts';

/** What a teacher owes is the platform’s loss; the caller has looked, under a lock, that they owe as much. */
export const postWrittenOff = (
  em: EntityManager,
  key: string,
  teacherId: string,
  amount: number,
): Promise<boolean> => post(em, receivableWrittenOff(key, teacherId, amount));

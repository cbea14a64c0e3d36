import type { EntityManager } from '@mikro-orm/postgresql';

/** A course that goes over from one teacher to another. */
export interface CourseTransfer {
  readonly courseId: string;
  readonly formerTeacherId: string;
  readonly teacherId: string;
}

/** What a feature puts in order when a course goes over to another teacher, within that transaction. */
export type TransferFollower = (em: EntityManager, transfer: CourseTransfer) => Promise<unknown>;

const all: TransferFollower[] = [];

/** Done once for each feature, when the features are collected. */
export const addTransferFollowers = (added: readonly TransferFollower[]): void => void all.push(...added);

/** Those of the features that there are. */
export const transferFollowers = (): readonly TransferFollower[] => all;

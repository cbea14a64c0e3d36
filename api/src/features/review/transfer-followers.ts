import type { EntityManager } from '@mikro-orm/postgresql';

export interface CourseTransfer {
  readonly courseId: string;
  readonly formerTeacherId: string;
  readonly teacherId: string;
}

/** Updates the data of a feature when a course is transferred, within the same transaction. */
export type TransferFollower = (em: EntityManager, transfer: CourseTransfer) => Promise<unknown>;

export const transferFollowers: TransferFollower[] = [];

/** Called once for each feature at the start. */
export const addTransferFollowers = (added: readonly TransferFollower[]): void =>
  void transferFollowers.push(...added);

import type { EntityManager } from '@mikro-orm/postgresql';

export interface CourseTransfer {
  readonly courseId: string;
  readonly formerTeacherId: string;
  readonly teacherId: string;
}

/** Updates the data of a feature when a course is transferred, within the same transaction. */
export type TransferListener = (em: EntityManager, transfer: CourseTransfer) => Promise<unknown>;

const listeners: TransferListener[] = [];

/** Called once for each feature at the start. */
export const addTransferListeners = (added: readonly TransferListener[]): void =>
  void listeners.push(...added);

/** Lets all features follow a transfer. Part of the caller's transaction. */
export async function notifyTransferListeners(em: EntityManager, transfer: CourseTransfer): Promise<void> {
  for (const listener of listeners) await listener(em, transfer);
}

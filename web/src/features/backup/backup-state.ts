import type { BackupRowFragment } from './backup.gen.ts';

export interface BackupState {
  readonly key:
    | 'drilled'
    | 'checked'
    | 'checking'
    | 'spoilt'
    | 'warning'
    | Exclude<BackupRowFragment['status'], 'OK' | 'WARNING'>;
  readonly tone: 'ok' | 'warn' | 'bad' | 'neutral';
  readonly fault?: NonNullable<BackupRowFragment['fault']>;
  readonly detail?: string | null;
}

/** The worst known state of a backup, or else the best. */
export function getBackupState(backup: BackupRowFragment): BackupState {
  const { status, fault, faultDetail, checkFault, checkDetail, drilledAt, isBeingChecked } = backup;
  if (status !== 'OK' && status !== 'WARNING')
    return {
      key: status,
      tone: status === 'ERROR' ? 'bad' : status === 'RUNNING' ? 'neutral' : 'warn',
      fault: fault ?? 'UNEXPECTED',
      detail: faultDetail,
    };
  if (isBeingChecked) return { key: 'checking', tone: 'neutral' };
  if (checkFault) return { key: 'spoilt', tone: 'bad', fault: checkFault, detail: checkDetail };
  if (status === 'WARNING')
    return { key: 'warning', tone: 'warn', fault: fault ?? 'FILES_MISSING', detail: faultDetail };
  return { key: drilledAt ? 'drilled' : 'checked', tone: 'ok' };
}

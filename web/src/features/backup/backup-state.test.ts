import { expect, test } from 'vitest';
import type { BackupRowFragment } from './backup.gen.ts';
import { getBackupState } from './backup-state.ts';

const backup = (fields: Partial<BackupRowFragment>) =>
  ({ status: 'OK', isBeingChecked: false, ...fields }) as BackupRowFragment;

test('a backup that is damaged after its drill is reported as damaged', () => {
  expect(getBackupState(backup({ drilledAt: '2026-11-20T02:00:00Z' })).key).toBe('drilled');
  const spoilt = getBackupState(
    backup({ drilledAt: '2026-11-20T02:00:00Z', checkFault: 'FILE_CHANGED', checkDetail: 'a' }),
  );
  expect(spoilt).toEqual({ key: 'spoilt', tone: 'bad', fault: 'FILE_CHANGED', detail: 'a' });
});

test('missing files are a warning, and a failed backup shows its reason', () => {
  expect(getBackupState(backup({ status: 'WARNING', fault: 'FILES_MISSING' })).key).toBe('warning');
  expect(getBackupState(backup({ status: 'ERROR', fault: 'NO_ROOM' }))).toMatchObject({
    key: 'ERROR',
    tone: 'bad',
    fault: 'NO_ROOM',
  });
  expect(getBackupState(backup({ status: 'UNFINISHED', fault: 'STOPPED' }))).toMatchObject({
    tone: 'warn',
    fault: 'STOPPED',
  });
  expect(getBackupState(backup({})).key).toBe('checked');
});

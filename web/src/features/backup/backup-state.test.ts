import { expect, test } from 'vitest';
import type { BackupRowFragment } from './backup.gen.ts';
import { stateOf } from './backup-state.ts';

const backup = (over: Partial<BackupRowFragment>) =>
  ({ status: 'OK', isBeingChecked: false, ...over }) as BackupRowFragment;

test('a backup that is damaged after its drill is reported as damaged', () => {
  expect(stateOf(backup({ drilledAt: '2026-11-20T02:00:00Z' })).key).toBe('drilled');
  const spoilt = stateOf(
    backup({ drilledAt: '2026-11-20T02:00:00Z', checkFault: 'FILE_CHANGED', checkDetail: 'a' }),
  );
  expect(spoilt).toEqual({ key: 'spoilt', tone: 'bad', fault: 'FILE_CHANGED', detail: 'a' });
});

test('missing files are a warning, and a failed backup shows its reason', () => {
  expect(stateOf(backup({ status: 'WARNING', fault: 'FILES_MISSING' })).key).toBe('warning');
  expect(stateOf(backup({ status: 'ERROR', fault: 'NO_ROOM' }))).toMatchObject({
    key: 'ERROR',
    tone: 'bad',
    fault: 'NO_ROOM',
  });
  expect(stateOf(backup({ status: 'UNFINISHED', fault: 'STOPPED' }))).toMatchObject({
    tone: 'warn',
    fault: 'STOPPED',
  });
  expect(stateOf(backup({})).key).toBe('checked');
});

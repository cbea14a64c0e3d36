import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { lockedState } from './course-state.ts';
import { RestoredNotice } from './restored-notice.tsx';

interface DraftNoticesProps {
  /** Why nothing can be edited now, if that is so. */
  locked: ReturnType<typeof lockedState>;
  /** When what was restored was typed, in milliseconds since 1970; null when nothing was. */
  restoredAt: number | null;
  /** Names of the fields that were changed here and elsewhere; undefined while no other edit was faster. */
  conflicts: readonly string[] | undefined;
  conflictTitle: string;
  /** Goes back to what is saved. */
  onDiscard: () => void;
}

/** What stands above a form that is kept as a draft. */
export function DraftNotices({ locked, restoredAt, conflicts, conflictTitle, onDiscard }: DraftNoticesProps) {
  const { t } = useTranslation('studio');
  return (
    <>
      {locked && <Notice>{t(`locked.${locked}`)}</Notice>}
      <RestoredNotice at={restoredAt} onDrop={onDiscard} />
      {conflicts && <ConflictNotice title={conflictTitle} conflicts={conflicts} onTakeNewer={onDiscard} />}
    </>
  );
}

import type { CourseStatus } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftChoice } from './draft-choice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface DraftNoticesProps {
  /** The state in which nothing can be edited, if the course is in one. */
  locked: Extract<CourseStatus, 'PENDING_REVIEW' | 'REJECTED' | 'ARCHIVED'> | undefined;
  form: DraftForm;
  /** Names of the fields that were changed here and elsewhere; undefined while no other edit was faster. */
  conflicts: readonly string[] | undefined;
  conflictTitle: string;
}

/** What stands above a form that is kept as a draft. */
export function DraftNotices({ locked, form, conflicts, conflictTitle }: DraftNoticesProps) {
  const { t } = useTranslation('studio');
  const { draft, state, discard } = form;
  const { offer, status, answerOffer, answerRival } = draft;
  return (
    <>
      {locked && <Notice>{t(`locked.${locked}`)}</Notice>}
      {offer && (
        <DraftChoice
          kind={offer.hasOwn ? 'elsewhere' : 'offer'}
          at={new Date(offer.at).toISOString()}
          onAnswer={answerOffer}
        />
      )}
      {status.kind === 'elsewhere' && (
        <DraftChoice kind="elsewhere" at={status.rival.updatedAt} onAnswer={answerRival} />
      )}
      {!offer && <RestoredNotice at={state.restoredAt} onDrop={discard} />}
      {conflicts && <ConflictNotice title={conflictTitle} conflicts={conflicts} onTakeNewer={discard} />}
    </>
  );
}

import type { CourseStatus } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftChoice } from './draft-choice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface DraftNoticesProps {
  /** The course's status if it prevents editing. */
  locked: Extract<CourseStatus, 'PENDING_REVIEW' | 'REJECTED' | 'ARCHIVED'> | undefined;
  form: DraftForm;
  /** Names of the fields that were changed here and elsewhere; undefined without a conflict. */
  conflicts: readonly string[] | undefined;
  conflictTitle: string;
}

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
        <DraftChoice kind="elsewhere" at={status.conflictingDraft.updatedAt} onAnswer={answerRival} />
      )}
      {!offer && <RestoredNotice at={state.restoredAt} onDrop={discard} />}
      {conflicts && <ConflictNotice title={conflictTitle} conflicts={conflicts} onTakeNewer={discard} />}
    </>
  );
}

import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toFailure } from '../../../apollo/failure.ts';
import { cacheAndNetwork, networkOnly } from '../../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RichTextView } from '../../../ui/rich-text-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import utilities from '../../../ui/utilities.module.css';
import { COURSE_FIELDS } from '../course-values.ts';
import { useFieldName } from '../use-field-name.ts';
import {
  type CourseHistoryQuery,
  LessonVersionNowDocument,
  useCourseHistoryQuery,
  useRestoreLessonMutation,
} from './history.gen.ts';
import classes from './revision.module.css';

const STEP = 20;

/** Fields outside of the form with a label of their own; other fields are settings. */
const LABELLED_COLUMNS = [
  'cover_key',
  'promo_media_id',
  'body',
  'media_id',
  'captions_id',
  'caption_tracks',
  'section_id',
  'is_preview',
  'is_required',
  'rule',
] as const;

const toCamelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Lists the labels of changed columns. */
const useColumnNames = () => {
  const { t } = useTranslation('revisions');
  const getName = useFieldName();
  const getColumnName = (column: string): string => {
    const field = COURSE_FIELDS.find((each) => each === toCamelCase(column));
    return field
      ? getName(field)
      : t(`history.field.${LABELLED_COLUMNS.find((each) => each === column) ?? 'other'}`);
  };
  return (columns: readonly string[]): string => [...new Set(columns.map(getColumnName))].join(', ');
};

type Change = CourseHistoryQuery['courseChanges']['items'][number];

const Entry = ({
  change,
  mayEdit,
  onRestored,
}: {
  change: Change;
  mayEdit: boolean;
  onRestored: () => void;
}) => {
  const { t } = useTranslation('revisions');
  const getNames = useColumnNames();
  const { date, time } = useFormat();
  const [loadVersion] = useLazyQuery(LessonVersionNowDocument, networkOnly);
  const [restore, { loading }] = useRestoreLessonMutation(SUPPRESS_TOAST);
  const [error, setError] = useState<unknown>(null);
  const { kind, title, version, changedAt, formerTitle, formerText, subjectId, fields } = change;

  const restoreVersion = async () => {
    setError(null);
    try {
      // The undo is based on the lesson's current version
      const { data, error: failed } = await loadVersion({ variables: { id: subjectId } }).retain();
      if (failed) throw failed;
      await restore({
        variables: {
          input: {
            lessonId: subjectId,
            changeId: change.id,
            expectedVersion: data?.lessonContent?.version ?? 0,
          },
        },
      });
      toast.success(t('history.restored', { title: formerTitle ?? title }));
      onRestored();
    } catch (failed) {
      setError(failed);
    }
  };

  return (
    <Box as="li" className={classes.entry} py={3} text="sm" anywhere>
      <p>
        <strong>{t(`history.kind.${kind}`)}</strong>
        {kind !== 'COURSE_EDITED' && <>: {title}</>}
      </p>
      {fields.length > 0 && <p>{getNames(fields)}</p>}
      <Text text="xs" tone="dim">
        {t('history.version', { version })} · {time(changedAt)}, {date(changedAt)}
      </Text>
      {formerTitle && (
        <p>
          {t('history.was')} <del>{formerTitle}</del>
        </p>
      )}
      {formerText != null && (
        <details>
          <summary>{t('history.wasText')}</summary>
          <Box maxH={80} p={3} mt={2} radius="sm" border overflow="auto">
            <RichTextView doc={formerText} />
          </Box>
        </details>
      )}
      {mayEdit && kind === 'LESSON_EDITED' && (
        <Button variant="subtle" size="sm" loading={loading} onClick={() => void restoreVersion()}>
          {t('history.restore')}
          <span className={utilities.hidden}>: {title}</span>
        </Button>
      )}
      <FormError failure={error ? toFailure(error) : null} />
    </Box>
  );
};

interface HistoryDialogProps {
  courseId: string;
  mayEdit: boolean;
  onClose: () => void;
}

/** The history of edits since the course was first published. An edit of a lesson can be undone. */
export function HistoryDialog({ courseId, mayEdit, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('revisions');
  const [limit, setLimit] = useState(STEP);
  const result = useCourseHistoryQuery({ variables: { courseId, page: 1, limit }, ...cacheAndNetwork });
  return (
    <Dialog isOpen onClose={onClose} title={t('history.title')} placement="end">
      <Text text="sm" tone="dim">
        {t('history.text')}
      </Text>
      <QueryView
        result={result}
        select={({ courseChanges }) => courseChanges}
        failedTitle={t('history.failed')}
        skeleton={<Skeleton height={240} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <p>{t('history.empty')}</p>
          ) : (
            <>
              <ol>
                {items.map((change) => (
                  <Entry
                    key={change.id}
                    change={change}
                    mayEdit={mayEdit}
                    onRestored={() => void result.refetch()}
                  />
                ))}
              </ol>
              {total > items.length && limit < 100 && (
                <Button variant="default" onClick={() => setLimit((old) => Math.min(100, old + STEP))}>
                  {t('history.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </Dialog>
  );
}

import { useDeferredValue, useState } from 'react';
import { TransferCourseInput as rules } from '../../../generated/input-rules.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fits } from '../../../ui/fits.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import utilities from '../../../ui/utilities.module.css';
import type { ManagedCourse } from './managed-columns.tsx';
import {
  type TeachersToReceiveQuery,
  useTeachersToReceiveQuery,
  useTransferCourseMutation,
} from './managed-courses.gen.ts';
import classes from './managed-courses.module.css';

type Teacher = TeachersToReceiveQuery['people']['items'][number];

interface TransferDialogProps {
  course: ManagedCourse;
  onClose: () => void;
}

/** Transfers a course to another teacher, who is searched by name or e-mail address. */
export function TransferDialog({ course, onClose }: TransferDialogProps) {
  const { t } = useTranslation('managedCourses');
  const [searchText, setSearchText] = useState('');
  const [teacher, setTeacher] = useState<Teacher>();
  const [transfer] = useTransferCourseMutation();
  const search = useDeferredValue(searchText.trim());
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { teacherId: '', reason: '' },
    validate: {
      teacherId: (id) => (id ? null : t('transfer.choose')),
      reason: (reason) => (fits(reason, rules.reason) ? null : t('reasonRule', rules.reason)),
    },
    send: async ({ teacherId, reason }) => {
      await transfer({ variables: { input: { courseId: course.id, teacherId, reason: reason.trim() } } });
      toast.success(t('transfer.done', { name: teacher?.fullName }));
      onClose();
    },
  });
  const pick = (selected: Teacher | undefined) => {
    setTeacher(selected);
    form.setFieldValue('teacherId', selected?.id ?? '');
    form.clearFieldError('teacherId');
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('transfer.title', { title: course.title })}
      submitLabel={t('transfer.submit')}
      isDanger
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>{t('transfer.text', { name: course.teacher.fullName })}</p>
      <TextField
        type="search"
        data-autofocus
        label={t('transfer.to')}
        description={teacher ? t('transfer.chosen', { name: teacher.fullName }) : t('transfer.help')}
        value={searchText}
        error={form.errors.teacherId}
        onChange={(event) => {
          setSearchText(event.currentTarget.value);
          pick(undefined);
        }}
      />
      {search.length > 1 && (
        <TeacherMatches search={search} except={course.teacher.id} selectedId={teacher?.id} onPick={pick} />
      )}
      <TextArea
        label={t('reason')}
        description={t('transfer.reasonHelp')}
        rows={3}
        maxLength={rules.reason.maxLength}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

interface FoundProps {
  search: string;
  /** Id of the current owner. */
  except: string;
  selectedId: string | undefined;
  onPick: (teacher: Teacher) => void;
}

const TeacherMatches = ({ search, except, selectedId, onPick }: FoundProps) => {
  const { t } = useTranslation('managedCourses');
  return (
    <QueryView
      result={useTeachersToReceiveQuery({ variables: { search } })}
      select={({ people }) => people.items.filter(({ id }) => id !== except)}
      keepsPrevious
      skeleton={<LoadingRows />}
      isEmpty={({ length }) => length === 0}
      empty={<Text tone="dim">{t('transfer.nobody')}</Text>}
    >
      {(teachers) => (
        <Grid as="ul" className={classes.found} gap={1}>
          {teachers.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={`${utilities.plainButton} ${classes.person}`}
                aria-pressed={each.id === selectedId}
                onClick={() => onPick(each)}
              >
                <Avatar name={each.fullName} src={each.avatarUrl} size={36} />
                <Grid as="span" shrink anywhere>
                  <span>{each.fullName}</span>
                  <Text as="span" text="xs" tone="dim">
                    {each.email}
                  </Text>
                </Grid>
              </button>
            </li>
          ))}
        </Grid>
      )}
    </QueryView>
  );
};

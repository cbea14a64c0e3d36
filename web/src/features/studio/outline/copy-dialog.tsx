import { useId } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../../apollo/suppress-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import {
  type CopyTargetsQuery,
  useCopyLessonMutation,
  useCopySectionMutation,
  useCopySectionsQuery,
  useCopyTargetsQuery,
} from './copy.gen.ts';

/** The copied lesson, or the copied section with its lessons. */
export interface CopiedItem {
  readonly kind: 'lesson' | 'section';
  readonly id: string;
  readonly title: string;
}

interface CopyDialogProps {
  item: CopiedItem;
  courseId: string;
  isOpen: boolean;
  onClose: () => void;
}

interface FormProps extends Omit<CopyDialogProps, 'isOpen'> {
  courses: CopyTargetsQuery['myTaughtCourses']['items'];
  formId: string;
}

const Form = ({ item, courseId, courses, formId, onClose }: FormProps) => {
  const { t } = useTranslation('lessons');
  const [copyLesson] = useCopyLessonMutation(SUPPRESS_TOAST);
  const [copySection] = useCopySectionMutation(SUPPRESS_TOAST);
  const getKey = useIdempotencyKey();
  const isLesson = item.kind === 'lesson';
  const { form, submit, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { courseId, sectionId: '' },
    validate: { sectionId: (value) => (isLesson && !value ? t('copy.sectionNeeded') : null) },
    send: async ({ courseId: target, sectionId }) => {
      const idempotencyKey = getKey(`${item.id} ${target} ${sectionId}`);
      await (isLesson
        ? copyLesson({ variables: { input: { lessonId: item.id, sectionId, idempotencyKey } } })
        : copySection({ variables: { input: { sectionId: item.id, courseId: target, idempotencyKey } } }));
      const course = courses.find(({ id }) => id === target)?.title ?? '';
      toast.success(t('copy.done', { title: item.title, course }));
      onClose();
    },
  });
  const target = form.getValues().courseId;
  const { data } = useCopySectionsQuery({
    variables: { courseId: target },
    skip: !isLesson,
    ...cacheAndNetwork,
  });
  const sections = data?.course?.id === target ? data.course.sections : [];
  return (
    <Stack as="form" id={formId} onSubmit={submit} noValidate gap={4} shrink>
      <Text>{t(isLesson ? 'copy.lessonText' : 'copy.sectionText')}</Text>
      <Select
        label={t('copy.course')}
        options={courses.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.getInputProps('courseId')}
        onChange={(event) => form.setValues({ courseId: event.currentTarget.value, sectionId: '' })}
      />
      {isLesson && (
        <Select
          label={t('copy.section')}
          options={[
            { value: '', label: t('copy.choose') },
            ...sections.map(({ id, title }, index) => ({
              value: id,
              label: t('outline.section', { number: index + 1, title }),
            })),
          ]}
          {...form.getInputProps('sectionId')}
        />
      )}
      <FormError failure={formError} />
    </Stack>
  );
};

/** Copies a lesson or a section within its course, or into another one that the teacher may edit. */
export function CopyDialog({ item, courseId, isOpen, onClose }: CopyDialogProps) {
  const { t } = useTranslation('lessons');
  const formId = useId();
  const result = useCopyTargetsQuery({ skip: !isOpen, ...cacheAndNetwork });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('copy.title', { title: item.title })}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button type="submit" form={formId}>
            {t('copy.do')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <QueryView
          result={result}
          select={({ myTaughtCourses }) =>
            myTaughtCourses.items.filter(
              ({ id, allowedActions }) => id === courseId || allowedActions.includes('EDIT'),
            )
          }
          failedTitle={t('copy.failed')}
          skeleton={
            <Loading>
              <Skeleton height={140} />
            </Loading>
          }
        >
          {(courses) => <Form {...{ item, courseId, courses, formId, onClose }} />}
        </QueryView>
      )}
    </Dialog>
  );
}

import { useRef } from 'react';
import { SendCourseMessageInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { SentMessagesDocument, useSendCourseMessageMutation } from './classroom.gen.ts';
import type { SelectedEnrolments } from './selected-enrolments.ts';

interface MessageDialogProps {
  places: readonly SelectedEnrolments[];
  onClose: () => void;
}

/** Sends a message to all students of a course, or to selected students of several courses. */
export function MessageDialog({ places, onClose }: MessageDialogProps) {
  const { t } = useTranslation('classroom');
  const [send] = useSendCourseMessageMutation();
  const getKey = useIdempotencyKey();
  // If the message fails for the second of two courses, the first one has got it already
  const sentCounts = useRef(new Map<string, number>());
  const { title: titleRules, body: bodyRules } = SendCourseMessageInput;
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { title: '', body: '' },
    validate: {
      title: (value) => (fits(value, titleRules) ? null : t('message.titleRule', titleRules)),
      body: (value) => (fits(value, bodyRules) ? null : t('message.bodyRule', bodyRules)),
    },
    send: async (values) => {
      const text = { title: values.title.trim(), body: values.body.trim() };
      for (const { courseId, enrolmentIds } of places) {
        if (sentCounts.current.has(courseId)) continue;
        const input = { courseId, enrolmentIds: enrolmentIds && [...enrolmentIds], ...text };
        const { data } = await send({
          variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
          refetchQueries: [SentMessagesDocument],
        });
        sentCounts.current.set(courseId, data?.sendCourseMessage.recipientCount ?? 0);
      }
      const count = [...sentCounts.current.values()].reduce((sum, each) => sum + each, 0);
      toast.success(t('message.sent', { count }));
      onClose();
    },
  });
  const [first] = places;
  const count = places.reduce((sum, { enrolmentIds }) => sum + (enrolmentIds?.length ?? 0), 0);
  return (
    <FormDialog
      title={t('message.title')}
      submitLabel={t('message.send')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <p>
        {count > 0
          ? t(places.length > 1 ? 'message.toSeveral' : 'message.toChosen', {
              count,
              course: first?.courseTitle,
              courses: places.length,
            })
          : t('message.toEveryone', { course: first?.courseTitle })}
      </p>
      <TextField
        label={t('message.titleLabel')}
        maxLength={titleRules.maxLength}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <TextArea
        label={t('message.body')}
        description={t('message.bodyHelp')}
        autosize
        minRows={5}
        maxRows={14}
        maxLength={bodyRules.maxLength}
        {...form.getInputProps('body')}
      />
    </FormDialog>
  );
}

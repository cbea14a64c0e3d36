import { useRef } from 'react';
import { SendCourseMessageInput } from '../../generated/input-rules.ts';
import type { RiskReason } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fits } from '../../ui/fits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { SentMessagesDocument, useSendCourseMessageMutation } from './classroom.gen.ts';
import type { SelectedEnrolments } from './selected-enrolments.ts';

const TEMPLATES = [
  'NOT_BEGUN',
  'STOPPED',
  'QUIZ_FAILED',
  'DEADLINE_MISSED',
] as const satisfies readonly RiskReason[];

interface MessageDialogProps {
  places: readonly SelectedEnrolments[];
  /** The template with which the form begins. */
  template?: RiskReason;
  onClose: () => void;
}

/** Sends a message to all students of a course, or to selected students of several courses. */
export function MessageDialog({ places, template, onClose }: MessageDialogProps) {
  const { t } = useTranslation('classroom');
  const [send] = useSendCourseMessageMutation();
  const getKey = useIdempotencyKey();
  // If the message fails for the second of two courses, the first one has got it already
  const sentCounts = useRef(new Map<string, number>());
  const { title: titleRules, body: bodyRules } = SendCourseMessageInput;
  const [first] = places;
  const course = places.length === 1 && first ? `“${first.courseTitle}”` : t('message.theCourse');
  const fill = (reason: RiskReason) => ({
    title: t(`template.${reason}.title`),
    body: t(`template.${reason}.body`, { course }),
  });
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: template ? fill(template) : { title: '', body: '' },
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
  // A template replaces nothing that the teacher has typed
  const isTyped =
    form.values.body.trim() !== '' && !TEMPLATES.some((reason) => fill(reason).body === form.values.body);
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
      {!isTyped && (
        <Row as="fieldset" wrap gap={2} shrink aria-label={t('template.label')}>
          {TEMPLATES.map((reason) => (
            <Button
              key={reason}
              size="compact-md"
              variant="default"
              onClick={() => form.setValues(fill(reason))}
            >
              {t(`template.${reason}.name`)}
            </Button>
          ))}
        </Row>
      )}
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

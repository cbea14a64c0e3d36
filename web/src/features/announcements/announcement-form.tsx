import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { CreateAnnouncementInput } from '../../generated/input-rules.ts';
import type { AnnouncementAudience, AnnouncementKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import { toast } from '../../ui/toast.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import {
  AnnouncementsDocument,
  type AnnouncementsQuery,
  ShownAnnouncementsDocument,
  useAnnouncementCoursesQuery,
  useAnnouncementReachQuery,
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from './announcements.gen.ts';
import classes from './announcements.module.css';
import { Preview } from './preview.tsx';

const KINDS = ['INFO', 'MAINTENANCE', 'PROMOTION'] as const;
const AUDIENCES = ['EVERYONE', 'STUDENTS', 'TEACHERS', 'ADMINISTRATORS', 'COURSE'] as const;
/** Milliseconds after the last change until the audience is counted. */
const PAUSE_MS = 400;
/** Milliseconds within which a retry uses the same start time. The server accepts those of the last ten minutes. */
const REUSE_START_MS = 5 * 60_000;
const DAY = 86_400_000;

/** The number of people in the audience. The server only counts them. */
const Reach = ({ audience, courseId }: { audience: AnnouncementAudience; courseId: string }) => {
  const { t } = useTranslation('announcements');
  const { count } = useFormat();
  const debouncedAudience = useDebouncedValue(`${audience} ${courseId}`, PAUSE_MS);
  const [audienceKind, course] = debouncedAudience.split(' ') as [AnnouncementAudience, string];
  const { data } = useAnnouncementReachQuery({
    variables: { audience: audienceKind, courseId: course || null },
    skip: audienceKind === 'COURSE' && !course,
    ...uncached,
  });
  const reach = data?.announcementReach;
  return (
    <Text text="sm" tone="text-2" aria-live="polite">
      {reach ? t('reach', { count: reach.count, value: count(reach.count), total: count(reach.total) }) : ' '}
    </Text>
  );
};

interface AnnouncementFormProps {
  /** Missing for a new one. */
  announcement?: AnnouncementsQuery['announcements']['items'][number] | undefined;
  onDone: () => void;
  children: ReactNode;
}

export function AnnouncementForm({ announcement, onDone, children }: AnnouncementFormProps) {
  const { t } = useTranslation('announcements');
  const [create] = useCreateAnnouncementMutation({
    refetchQueries: [AnnouncementsDocument, ShownAnnouncementsDocument],
  });
  const [update] = useUpdateAnnouncementMutation({
    refetchQueries: [AnnouncementsDocument, ShownAnnouncementsDocument],
  });
  const getKey = useIdempotencyKey();
  const long = (value: string) => (value.trim().length < 3 ? t('form.short') : null);
  /** The English texts are written both or not at all. */
  const english = (value: string, values: { titleEn: string; textEn: string }) =>
    values.titleEn.trim() || values.textEn.trim() ? long(value) : null;
  // Writing takes a while, so an unchanged start time becomes the time of sending
  const [opened] = useState(() => new Date().toISOString());
  const draftStartedAt = useRef(opened);
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: {
      kind: (announcement?.kind ?? 'INFO') as AnnouncementKind,
      titleVi: announcement?.titleVi ?? '',
      textVi: announcement?.textVi ?? '',
      titleEn: announcement?.titleEn ?? '',
      textEn: announcement?.textEn ?? '',
      linkUrl: announcement?.linkUrl ?? '',
      linkLabelVi: announcement?.linkLabelVi ?? '',
      linkLabelEn: announcement?.linkLabelEn ?? '',
      audience: (announcement?.audience ?? 'STUDENTS') as AnnouncementAudience,
      courseId: announcement?.courseId ?? '',
      startsAt: toLocal(announcement?.startsAt ?? opened),
      endsAt: toLocal(announcement?.endsAt ?? new Date(Date.parse(opened) + 2 * DAY).toISOString()),
      isDismissible: announcement?.isDismissible ?? true,
    },
    validate: {
      titleVi: long,
      textVi: long,
      titleEn: english,
      textEn: english,
      startsAt: (value) => (fromLocal(value) ? null : t('form.date')),
      endsAt: (value) => (fromLocal(value) ? null : t('form.date')),
      courseId: (value, values) => (values.audience === 'COURSE' && !value ? t('form.courseMissing') : null),
    },
    send: async ({ startsAt, endsAt, courseId, ...values }) => {
      // An unchanged time keeps its seconds, which the field does not show
      const isUnchanged = announcement && toLocal(announcement.startsAt) === startsAt;
      const input = {
        ...values,
        titleEn: values.titleEn.trim() || null,
        textEn: values.textEn.trim() || null,
        linkUrl: values.linkUrl.trim() || null,
        linkLabelVi: values.linkLabelVi.trim() || null,
        linkLabelEn: values.linkLabelEn.trim() || null,
        courseId: values.audience === 'COURSE' ? courseId : null,
        startsAt: isUnchanged ? announcement.startsAt : isFromNow(startsAt) ? begins() : fromLocal(startsAt)!,
        endsAt: fromLocal(endsAt)!,
      };
      if (announcement)
        await update({
          variables: {
            input: { ...input, announcementId: announcement.id, expectedVersion: announcement.version },
          },
        });
      else
        await create({ variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } } });
      toast.success(t('saved'));
      onDone();
    },
  });
  const isFromNow = (startsAt: string) => !announcement && startsAt === toLocal(opened);
  /** The same time for a while, so that a retry after a lost response creates the same announcement. */
  const begins = () => {
    if (Date.now() - Date.parse(draftStartedAt.current) > REUSE_START_MS)
      draftStartedAt.current = new Date().toISOString();
    return draftStartedAt.current;
  };
  const { values } = form;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Moves the focus to the form when an announcement is opened for editing
    if (announcement) head.current?.focus();
  }, [announcement]);
  const { data: courses } = useAnnouncementCoursesQuery({ skip: values.audience !== 'COURSE' });
  return (
    <div className={classes.columns}>
      <Stack as="form" card gap={4} shrink onSubmit={submit} noValidate>
        <h2 className={styleClass({ text: 'h3' })} ref={head} tabIndex={-1}>
          {t(announcement ? 'form.edit' : 'form.new')}
        </h2>
        {(['Vi', 'En'] as const).map((language) => (
          <Stack as="fieldset" key={language} gap={4} shrink>
            <Text as="legend" mb={1} text="sm" weight={600}>
              {t(`form.language.${language}`)}
            </Text>
            {language === 'En' && (
              <Text text="sm" tone="text-2">
                {t('form.englishHelp')}
              </Text>
            )}
            <TextField
              label={t(`form.title${language}`)}
              withAsterisk={language === 'Vi'}
              maxLength={CreateAnnouncementInput.titleVi.maxLength}
              {...form.getInputProps(`title${language}`)}
            />
            <TextArea
              label={t(`form.text${language}`)}
              withAsterisk={language === 'Vi'}
              rows={3}
              maxLength={CreateAnnouncementInput.textVi.maxLength}
              {...form.getInputProps(`text${language}`)}
            />
          </Stack>
        ))}
        <Stack as="fieldset" gap={4} shrink>
          <Text as="legend" mb={1} text="sm" weight={600}>
            {t('form.link')}
          </Text>
          <TextField
            label={t('form.linkUrl')}
            description={t('form.linkUrlHelp')}
            maxLength={300}
            {...form.getInputProps('linkUrl')}
          />
          <Grid columns="narrow" gap={4}>
            {(['Vi', 'En'] as const).map((language) => (
              <TextField
                key={language}
                label={t(`form.linkLabel${language}`)}
                maxLength={CreateAnnouncementInput.linkLabelVi.maxLength}
                {...form.getInputProps(`linkLabel${language}`)}
              />
            ))}
          </Grid>
        </Stack>
        <Grid columns="narrow" gap={4}>
          <DateField
            label={t('form.from')}
            withTime
            value={values.startsAt}
            onDate={(value) => form.setFieldValue('startsAt', value)}
            error={form.errors.startsAt as string | undefined}
          />
          <DateField
            label={t('form.to')}
            withTime
            value={values.endsAt}
            onDate={(value) => form.setFieldValue('endsAt', value)}
            error={form.errors.endsAt as string | undefined}
          />
        </Grid>
        <Text text="sm" tone="text-2">
          {t('form.window')}
        </Text>
        <Grid columns="narrow" gap={4}>
          <Select
            label={t('form.kind')}
            {...form.getInputProps('kind')}
            options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <Select
            label={t('form.audience')}
            {...form.getInputProps('audience')}
            options={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
          />
        </Grid>
        {values.audience === 'COURSE' && (
          <Select
            label={t('form.course')}
            {...form.getInputProps('courseId')}
            options={[
              { value: '', label: t('form.chooseCourse') },
              ...(courses?.courses.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <Reach audience={values.audience} courseId={values.courseId} />
        <Checkbox
          label={t('form.dismissible')}
          checked={values.isDismissible}
          onChange={(event) => form.setFieldValue('isDismissible', event.currentTarget.checked)}
        />
        <FormError failure={formError} />
        <Row wrap gap={2} shrink>
          <Button type="submit" loading={isBusy}>
            {t(announcement ? 'form.save' : 'form.send')}
          </Button>
          {announcement && (
            <Button variant="default" onClick={onDone}>
              {t('form.cancel')}
            </Button>
          )}
        </Row>
      </Stack>
      <Stack gap={4} shrink>
        <Preview {...values} />
        {children}
      </Stack>
    </div>
  );
}

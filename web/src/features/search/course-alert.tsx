import { useState } from 'react';
import { uncached } from '../../apollo/fetch-policies.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { looksLikeEmail, useViewer } from '../accounts/index.ts';
import { useCourseDemandQuery, useRequestCourseAlertMutation } from './course-alert.gen.ts';

/** Requests a notification when a course matches a search. Guests enter their email address. */
export function CourseAlert({ search }: { search: string }) {
  const { t, i18n } = useTranslation('courseAlerts');
  const { count } = useFormat();
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const [done, setDone] = useState('');
  const { data } = useCourseDemandQuery({ variables: { search }, ...uncached });
  const [request] = useRequestCourseAlertMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { email: '' },
    validate: {
      email: (value) => (isMember || looksLikeEmail(value) ? null : t('emailForm')),
    },
    send: async ({ email }) => {
      const answer = await request({
        variables: {
          input: {
            search,
            language: schemaLanguage(i18n.language),
            ...(!isMember && { email: email.trim() }),
          },
        },
      });
      if (!isMember) setDone(t('doneGuest', { query: search, email: email.trim() }));
      else setDone(t(answer.data?.requestCourseAlert.isRepeated ? 'repeated' : 'done', { query: search }));
    },
  });
  const people = data?.courseDemand.people;
  const text = done || (data?.courseDemand.isRequested ? t('repeated', { query: search }) : '');
  return (
    <Stack
      as="form"
      gap={3}
      shrink
      p={6}
      bg="tint"
      radius="lg"
      onSubmit={submit}
      noValidate
      aria-labelledby="course-alert"
    >
      <Heading level={2} id="course-alert" text="h3">
        {t('title')}
      </Heading>
      {text ? (
        <Text role="status" anywhere>
          {text}
        </Text>
      ) : (
        <>
          <Text text="control" tone="text-2" anywhere>
            {people
              ? t('waiting', { count: people, value: count(people), query: search })
              : t('first', { query: search })}
          </Text>
          {!isMember && (
            <TextField
              key={form.key('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              label={t('email')}
              {...form.getInputProps('email')}
            />
          )}
          <FormError failure={formError} />
          <Button type="submit" loading={isBusy} fullWidth>
            {t('submit')}
          </Button>
          <Text text="xs" tone="text-2">
            {t('once')}
          </Text>
        </>
      )}
    </Stack>
  );
}

import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CreateTicketInput } from '../../generated/input-rules.ts';
import type { TicketCategory } from '../../generated/schema.ts';
import { schemaLanguage } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AttachedFile, AttachFilesProps } from '../../ui/upload/attach-files.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import { looksLikeEmail, useViewer } from '../accounts/index.ts';
import { useContactChoicesQuery, useCreateTicketMutation } from './contact.gen.ts';

const CATEGORIES = ['PAYMENT', 'LEARNING', 'TEACHING', 'FAULT', 'ACCOUNT', 'OTHER'] as const;

/** Without a retry, because a reload would lose the text. */
const NoFiles = () => {
  const { t } = useTranslation('tickets');
  return (
    <Text text="sm" tone="dim">
      {t('files.unavailable')}
    </Text>
  );
};

/** Guests cannot attach files, so they do not load this code. */
const AttachFiles = lazyOptional<AttachFilesProps>(
  async () => (await import('../../ui/upload/attach-files.tsx')).AttachFiles,
  { placeholder: <Skeleton height={30} width="60%" />, failed: NoFiles },
);

export interface CreatedTicket {
  readonly number: string | null;
  readonly ticketId: string | null;
  readonly email: string;
}

/** The form of /contact. Signed-in viewers need not enter what their account contains. */
export function ContactForm({ onCreated }: { onCreated: (ticket: CreatedTicket) => void }) {
  const { t, i18n } = useTranslation('tickets');
  const { count } = useFormat();
  const viewer = useViewer();
  const isMember = viewer.state === 'member';
  const [params] = useSearchParams();
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const [create] = useCreateTicketMutation();
  const { data: choices } = useContactChoicesQuery({ skip: !isMember });
  const getKey = useIdempotencyKey();
  const required = (value: string) => (value.trim() ? null : t('contact.missing'));
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    resendsOnline: true,
    initialValues: {
      category: 'PAYMENT' as TicketCategory,
      name: '',
      email: '',
      orderNumber: params.get('order') ?? '',
      courseId: '',
      subject: '',
      text: '',
      website: '',
    },
    validate: {
      name: (value) => (isMember ? null : required(value)),
      email: (value) => (isMember || looksLikeEmail(value) ? null : t('contact.emailForm')),
      subject: (value) =>
        value.trim().length < CreateTicketInput.subject.minLength ? t('contact.subjectShort') : null,
      text: (value) =>
        value.trim().length < CreateTicketInput.text.minLength ? t('contact.textShort') : null,
    },
    send: async ({ name, email, orderNumber, courseId, ...values }) => {
      const input = {
        ...values,
        ...(!isMember && { name: name.trim(), email: email.trim() }),
        ...(orderNumber.trim() && { orderNumber: orderNumber.trim() }),
        ...(isMember && courseId && { courseId }),
        ...(isMember && files.length > 0 && { uploadIds: files.map(({ id }) => id) }),
        language: schemaLanguage(i18n.language),
      };
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: getKey(JSON.stringify(input)) } },
      });
      const createdTicket = data?.createTicket;
      onCreated({
        number: createdTicket?.number ?? null,
        ticketId: createdTicket?.ticketId ?? null,
        email: email.trim(),
      });
    },
  });
  const { category, text } = form.values;
  const courses = (choices?.myEnrolments.items ?? []).flatMap(({ course }) => (course ? [course] : []));
  const orders = choices?.myOrders.items ?? [];
  return (
    <Stack as="form" card gap={4} shrink onSubmit={submit} noValidate aria-label={t('contact.form')}>
      <Heading level={2} text="h3">
        {t('contact.form')}
      </Heading>
      <fieldset>
        <Text as="legend" mb={2} text="sm" weight={600}>
          {t('contact.what')}
        </Text>
        <Row wrap gap={2} shrink>
          {CATEGORIES.map((each) => (
            <button
              key={each}
              type="button"
              className={`${utilities.chip} ${each === category ? utilities.chipOn : ''}`}
              aria-pressed={each === category}
              onClick={() => form.setFieldValue('category', each)}
            >
              {t(`category.${each}`)}
            </button>
          ))}
        </Row>
      </fieldset>
      {!isMember && (
        <Grid columns="wide" gap={4}>
          <TextField
            label={t('contact.name')}
            autoComplete="name"
            withAsterisk
            maxLength={CreateTicketInput.name.maxLength}
            {...form.getInputProps('name')}
          />
          <TextField
            label={t('contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            withAsterisk
            maxLength={CreateTicketInput.email.maxLength}
            {...form.getInputProps('email')}
          />
        </Grid>
      )}
      <Grid columns="wide" gap={4}>
        {isMember ? (
          <Select
            label={t('contact.order')}
            {...form.getInputProps('orderNumber')}
            options={[
              { value: '', label: t('contact.noOrder') },
              ...orders.map(({ number }) => ({ value: number, label: number })),
            ]}
          />
        ) : (
          <TextField
            label={t('contact.order')}
            placeholder="S261120-000042"
            maxLength={CreateTicketInput.orderNumber.maxLength}
            {...form.getInputProps('orderNumber')}
          />
        )}
        {isMember && courses.length > 0 && (
          <Select
            label={t('contact.course')}
            {...form.getInputProps('courseId')}
            options={[
              { value: '', label: t('contact.noCourse') },
              ...courses.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
      </Grid>
      <TextField
        label={t('contact.subject')}
        withAsterisk
        maxLength={CreateTicketInput.subject.maxLength}
        {...form.getInputProps('subject')}
      />
      <TextArea
        label={t('contact.text')}
        withAsterisk
        rows={6}
        maxLength={CreateTicketInput.text.maxLength}
        description={t('contact.length', {
          value: count(text.length),
          most: count(CreateTicketInput.text.maxLength),
        })}
        {...form.getInputProps('text')}
      />
      {/* A honeypot: people can neither see nor focus it, but bots fill in all fields */}
      <div className={utilities.hidden} aria-hidden="true">
        <label>
          Website
          <input tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
        </label>
      </div>
      {isMember && <AttachFiles prefix="ticket.contact." files={files} onChange={setFiles} />}
      <FormError failure={formError} />
      <Button
        className={styleClass({ self: 'start', justifySelf: 'start' })}
        type="submit"
        loading={isBusy}
        leftSection={<IconSend size={18} aria-hidden="true" />}
      >
        {t('contact.send')}
      </Button>
    </Stack>
  );
}

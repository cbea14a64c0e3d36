import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { personChanged } from '../../../apollo/cache/users.ts';
import { languageChoices } from '../../../i18n/language-choices.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import { type PersonPageFragment, useUpdatePersonMutation } from './person.gen.ts';

const FIELDS = ['fullName', 'email', 'phone', 'locale', 'bio'] as const;

interface EditPersonDialogProps {
  person: PersonPageFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes a person's details; says so when another administrator was faster. */
export function EditPersonDialog({ person, onClose, onSaved }: EditPersonDialogProps) {
  const { t } = useTranslation('people');
  const [update, { loading }] = useUpdatePersonMutation();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      fullName: person.fullName,
      email: person.email,
      phone: person.phone ?? '',
      locale: person.locale,
      bio: person.bio ?? '',
    },
  });
  const { formError, setServerErrors, clear } = useServerErrors(form, FIELDS);
  const submit = form.onSubmit(async ({ phone, bio, ...values }) => {
    clear();
    try {
      await update({
        variables: {
          input: {
            id: person.id,
            expectedVersion: person.version,
            ...values,
            phone: phone.trim() || null,
            bio: bio.trim() || null,
          },
        },
        context: { suppressToast: true },
        update: (cache, { data }) => data && personChanged(cache, data.updatePerson),
      });
      toast.success(t('person.saved'));
      onSaved();
    } catch (error) {
      setServerErrors(error);
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('person.edit')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('bulk.cancel')}
          </Button>
          <Button type="submit" form="person-form" loading={loading}>
            {t('person.save')}
          </Button>
        </>
      }
    >
      <form id="person-form" onSubmit={submit} noValidate className={kit.stack}>
        <TextInput
          key={form.key('fullName')}
          data-autofocus
          label={t('person.fullName')}
          {...form.getInputProps('fullName')}
        />
        <TextInput
          key={form.key('email')}
          type="email"
          label={t('person.email')}
          description={t('person.emailHelp')}
          {...form.getInputProps('email')}
        />
        <TextInput
          key={form.key('phone')}
          type="tel"
          label={t('person.phone')}
          {...form.getInputProps('phone')}
        />
        <NativeSelect
          key={form.key('locale')}
          label={t('person.locale')}
          data={languageChoices}
          {...form.getInputProps('locale')}
        />
        <Textarea key={form.key('bio')} label={t('person.bio')} rows={4} {...form.getInputProps('bio')} />
        <FormError failure={formError} />
      </form>
    </Dialog>
  );
}

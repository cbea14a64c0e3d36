import type { FragmentType } from '@apollo/client';
import { updateCachedPerson } from '../../apollo/cache/users.ts';
import { languageChoices } from '../../i18n/language-choices.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type EditedPersonFragment, useEditedPersonFragment, useUpdatePersonMutation } from './person.gen.ts';

interface DialogEvents {
  onClose: () => void;
  onSaved: () => void;
}

/** Edits an account; reports a conflict if another administrator has changed it. */
export function EditPersonDialog({
  person: from,
  ...events
}: DialogEvents & { person: FragmentType<EditedPersonFragment> }) {
  const person = useEditedPersonFragment(from);
  return person && <PersonForm person={person} {...events} />;
}

function PersonForm({ person, onClose, onSaved }: DialogEvents & { person: EditedPersonFragment }) {
  const { t } = useTranslation('people');
  const [update] = useUpdatePersonMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: {
      fullName: person.fullName,
      email: person.email,
      phone: person.phone ?? '',
      birthYear: person.birthYear === null ? '' : String(person.birthYear),
      locale: person.locale,
      bio: person.bio ?? '',
    },
    send: async ({ phone, birthYear, bio, ...values }) => {
      await update({
        variables: {
          input: {
            personId: person.id,
            expectedVersion: person.version,
            ...values,
            phone: phone.trim() || null,
            // An invalid number is sent as an invalid year, so that the server reports it at its field
            birthYear: birthYear.trim() ? Number(birthYear) || 0 : null,
            bio: bio.trim() || null,
          },
        },
        update: (cache, { data }) => data && updateCachedPerson(cache, data.updatePerson),
      });
      toast.success(t('person.saved'));
      onSaved();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('person.edit')}
      submitLabel={t('person.save')}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <TextField
        key={form.key('fullName')}
        data-autofocus
        label={t('person.fullName')}
        {...form.getInputProps('fullName')}
      />
      <TextField
        key={form.key('email')}
        type="email"
        label={t('person.email')}
        description={t('person.emailHelp')}
        {...form.getInputProps('email')}
      />
      <TextField
        key={form.key('phone')}
        type="tel"
        label={t('person.phone')}
        {...form.getInputProps('phone')}
      />
      <TextField
        key={form.key('birthYear')}
        inputMode="numeric"
        maxLength={4}
        label={t('person.birthYear')}
        {...form.getInputProps('birthYear')}
      />
      <Select
        key={form.key('locale')}
        label={t('person.locale')}
        options={languageChoices}
        {...form.getInputProps('locale')}
      />
      <TextArea key={form.key('bio')} label={t('person.bio')} rows={4} {...form.getInputProps('bio')} />
    </FormDialog>
  );
}

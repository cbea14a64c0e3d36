import { Link } from 'react-router-dom';
import { updateCachedPerson } from '../../../apollo/cache/users.ts';
import { UpdateTeacherProfileInput } from '../../../generated/input-rules.ts';
import type { SellerClass } from '../../../generated/schema.ts';
import { useSiteMode } from '../../../i18n/use-site-mode.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Heading, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toast } from '../../../ui/toast.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import utilities from '../../../ui/utilities.module.css';
import { UPDATE_PROFILE_FAILED } from '../spec-texts.ts';
import { useViewer } from '../viewer.tsx';
import { PartCard } from './part-card.tsx';
import { type MyTeacherProfileQuery, useUpdateTeacherProfileMutation } from './teacher-profile.gen.ts';

type Profile = NonNullable<MyTeacherProfileQuery['myTeacherProfile']>;

const SELLERS: readonly SellerClass[] = ['INDIVIDUAL', 'HOUSEHOLD', 'COMPANY'];

const RESIDENCIES = ['resident', 'nonResident'] as const;

const toValues = ({ headline, links, sellerClass, taxId, isResident }: Profile) => ({
  headline: headline ?? '',
  links: links.join('\n'),
  sellerClass,
  taxId: taxId ?? '',
  residency: isResident ? 'resident' : 'nonResident',
});

/** The teacher's headline for students, and how the teacher sells. */
export function TeacherProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const { user } = useViewer();
  const { isAcademy } = useSiteMode();
  const [update] = useUpdateTeacherProfileMutation({
    update: (cache, { data }) => {
      if (!data || !user) return;
      const { headline, links } = data.updateTeacherProfile;
      updateCachedPerson(cache, { id: user.id, headline, links });
    },
  });
  const { form, submit, isBusy, formError, clear } = useMutationForm({
    mode: 'controlled',
    initialValues: toValues(profile),
    fallback: UPDATE_PROFILE_FAILED,
    onRefused: () => {
      toast.error(t('notUpdated'));
      return false;
    },
    send: async ({ links, taxId, residency, ...rest }, settle) => {
      const { data } = await update({
        variables: {
          input: {
            ...rest,
            links: links.split(/\s+/).filter(Boolean),
            taxId: taxId.trim() || null,
            isResident: residency === 'resident',
          },
        },
      });
      if (!data) throw new Error(UPDATE_PROFILE_FAILED);
      settle(toValues(data.updateTeacherProfile));
      toast.success(t('updated'));
    },
  });

  return (
    <PartCard
      title={t('teacher.public')}
      isDirty={form.isDirty()}
      isSaving={isBusy}
      formError={formError}
      onSubmit={submit}
      onUndo={() => {
        clear();
        form.reset();
      }}
    >
      <TextField
        label={t('accounts:become.headline')}
        description={t('accounts:become.headlineHelp')}
        maxLength={UpdateTeacherProfileInput.headline.maxLength}
        {...form.getInputProps('headline')}
      />
      <TextArea
        label={t('teacher.links')}
        description={t('teacher.linksHelp')}
        rows={3}
        {...form.getInputProps('links')}
      />
      <hr className={utilities.rule} />
      <Heading level={3} text="lg">
        {t('teacher.selling')}
      </Heading>
      <Text text="sm" tone="dim">
        {t('teacher.taxNote')}{' '}
        {!isAcademy && (
          <Link className={utilities.link} to="/teacher/advanced/identity">
            {t('teacher.toIdentity')}
          </Link>
        )}
      </Text>
      <RadioGroup label={t('accounts:become.sellerClass')} {...form.getInputProps('sellerClass')}>
        <Stack gap={2} shrink>
          {SELLERS.map((seller) => (
            <Radio key={seller} value={seller} label={t(`accounts:become.seller.${seller}`)} />
          ))}
        </Stack>
      </RadioGroup>
      <TextField
        label={t('accounts:become.taxId')}
        description={t('accounts:become.taxIdHelp')}
        inputMode="numeric"
        {...form.getInputProps('taxId')}
      />
      <RadioGroup
        label={t('teacher.residency')}
        description={t('teacher.residencyHelp')}
        {...form.getInputProps('residency')}
      >
        <Stack gap={2} shrink>
          {RESIDENCIES.map((residency) => (
            <Radio key={residency} value={residency} label={t(`teacher.${residency}`)} />
          ))}
        </Stack>
      </RadioGroup>
      <UnsavedWarning isDirty={form.isDirty()} />
    </PartCard>
  );
}

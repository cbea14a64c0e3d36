import { useNavigate } from 'react-router-dom';
import { refreshSession } from '../../apollo/refresh-session.ts';
import { readTokens } from '../../apollo/session.ts';
import { BecomeTeacherInput } from '../../generated/input-rules.ts';
import type { SellerClass } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Card, Grid, Heading, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useBecomeTeacherMutation } from './become-teacher.gen.ts';
import classes from './become-teacher.module.css';

const SELLERS: readonly SellerClass[] = ['INDIVIDUAL', 'HOUSEHOLD', 'COMPANY'];

/** Shown at /teacher to viewers who are not teachers yet. */
export function BecomeTeacher() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [become] = useBecomeTeacherMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { headline: '', bio: '', sellerClass: 'INDIVIDUAL' as SellerClass, taxId: '' },
    validate: {
      headline: (value) => (value.trim() ? null : t('rule.headline')),
      bio: (value) => (value.trim() ? null : t('rule.bio')),
    },
    send: async ({ taxId, ...input }) => {
      await become({
        variables: { input: { ...input, ...(taxId.trim() && { taxId: taxId.trim() }) } },
      });
      // The current access token may still contain the old roles.
      await refreshSession(readTokens().accessToken).catch(() => null);
      toast.success(t('become.done'));
      // Not to /teacher, because the redirect from there has started already and would be interrupted
      navigate('/teacher/courses', { replace: true });
    },
  });

  return (
    <>
      <PageHeader title={t('become.title')} sub={t('become.text')} />
      <Grid columns="fill-aside" align="start" gap={6} tablet={{ columns: 1 }}>
        <Stack as="form" onSubmit={submit} noValidate card gap={4} shrink>
          <Heading level={2} text="lg">
            {t('become.form')}
          </Heading>
          <TextField
            key={form.key('headline')}
            label={t('become.headline')}
            description={t('become.headlineHelp')}
            maxLength={BecomeTeacherInput.headline.maxLength}
            {...form.getInputProps('headline')}
          />
          <TextArea
            key={form.key('bio')}
            label={t('become.bio')}
            description={t('become.bioHelp')}
            rows={6}
            {...form.getInputProps('bio')}
          />
          <RadioGroup
            key={form.key('sellerClass')}
            label={t('become.sellerClass')}
            {...form.getInputProps('sellerClass')}
          >
            <Stack gap={2} shrink>
              {SELLERS.map((seller) => (
                <Radio key={seller} value={seller} label={t(`become.seller.${seller}`)} />
              ))}
            </Stack>
          </RadioGroup>
          <TextField
            key={form.key('taxId')}
            label={t('become.taxId')}
            description={t('become.taxIdHelp')}
            inputMode="numeric"
            {...form.getInputProps('taxId')}
          />
          <FormError failure={formError} />
          <div>
            <Button type="submit" loading={isBusy}>
              {t('become.submit')}
            </Button>
          </div>
        </Stack>
        <Card as="aside" aria-labelledby="become-steps">
          <Heading level={2} id="become-steps" text="lg">
            {t('become.steps')}
          </Heading>
          <Grid as="ol" className={classes.steps} gap={3} pl={5} mt={3} tone="text-2" bullets="decimal">
            <li>{t('become.step1')}</li>
            <li>{t('become.step2')}</li>
            <li>{t('become.step3')}</li>
          </Grid>
        </Card>
      </Grid>
    </>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { refreshSession } from '../../apollo/refresh-session.ts';
import { readTokens } from '../../apollo/session.ts';
import { BecomeTeacherInput } from '../../generated/input-rules.ts';
import { FormattedMessage } from '../../i18n/formatted-message.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Card, Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import utilities from '../../ui/utilities.module.css';
import { useBecomeTeacherMutation } from './become-teacher.gen.ts';
import classes from './become-teacher.module.css';

/** Shown at /teacher to viewers who are not teachers yet. */
export function BecomeTeacher() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [become] = useBecomeTeacherMutation();
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { headline: '' },
    validate: {
      headline: (value) => (value.trim() ? null : t('rule.headline')),
    },
    send: async ({ headline }) => {
      // The legal form and the tax code can be changed in the profile until the first payout
      await become({ variables: { input: { headline, sellerClass: 'INDIVIDUAL' } } });
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
          <Text text="sm" tone="dim">
            {t('become.later')}
          </Text>
          <Text text="sm" tone="dim">
            <FormattedMessage
              text={t('become.rules')}
              parts={{
                rules: (label) => (
                  <Link className={utilities.link} to="/marketplace-rules" target="_blank">
                    {label}
                  </Link>
                ),
              }}
            />
          </Text>
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

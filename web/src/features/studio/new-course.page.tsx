import { useNavigate, useSearchParams } from 'react-router-dom';
import { CreateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fits } from '../../ui/fits.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Box, Card, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { CategorySelect } from '../categories/index.ts';
import { useCreateCourseMutation } from './course-edit.gen.ts';
import classes from './new-course.module.css';

const { title: rules } = CreateCourseInput;

/** /teacher/courses/new: creates a course with a name. */
export function Component() {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create] = useCreateCourseMutation();
  const getKey = useIdempotencyKey();
  const { form, submit, isBusy, formError } = useMutationForm({
    mode: 'controlled',
    initialValues: { title: params.get('title') ?? '', categoryId: '' },
    validate: {
      title: (value) => {
        const excess = value.trim().length - rules.maxLength;
        if (excess > 0) return t('new.tooLong', { count: excess });
        return fits(value, rules) ? null : t('new.tooShort', rules);
      },
    },
    send: async ({ title, categoryId }) => {
      const { data } = await create({
        variables: {
          input: {
            title: title.trim(),
            ...(categoryId && { categoryId }),
            idempotencyKey: getKey(`${categoryId} ${title.trim()}`),
          },
        },
      });
      toast.success(t('new.created'));
      navigate(`/teacher/courses/${data?.createCourse.id}/edit`, { replace: true });
    },
  });

  return (
    <>
      <PageHeader
        title={t('new.title')}
        sub={t('new.sub')}
        breadcrumbs={[
          { label: t('crumb'), to: '/teacher' },
          { label: t('courses'), to: '/teacher/courses' },
          { label: t('new.title') },
        ]}
      />
      <div className={classes.columns}>
        <Stack as="form" onSubmit={submit} noValidate card gap={4} shrink>
          <TextField
            key={form.key('title')}
            label={t('new.name')}
            description={t('new.nameHelp', rules)}
            labelAside={
              <Text as="span" text="xs" tone="dim" numbers space="nowrap" aria-hidden="true">
                {t('form.chars', { count: form.values.title.trim().length, max: rules.maxLength })}
              </Text>
            }
            required
            withAsterisk={false}
            {...form.getInputProps('title')}
          />
          <CategorySelect
            key={form.key('categoryId')}
            label={t('new.category')}
            description={t('new.categoryHelp')}
            none={t('new.noCategory')}
            {...form.getInputProps('categoryId')}
          />
          <FormError failure={formError} />
          <div>
            <Button type="submit" loading={isBusy}>
              {t('new.submit')}
            </Button>
          </div>
        </Stack>
        <Card as="aside" aria-labelledby="new-steps">
          <Heading level={2} id="new-steps" text="lg">
            {t('new.next')}
          </Heading>
          <Box as="ol" className={classes.steps} pl={5} mt={3} text="control" tone="text-2" bullets="decimal">
            <li>{t('new.step1')}</li>
            <li>{t('new.step2')}</li>
            <li>{t('new.step3')}</li>
          </Box>
        </Card>
      </div>
    </>
  );
}

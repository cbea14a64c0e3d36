import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { useHashParam } from '../../ui/use-hash-param.ts';
import { useStopCourseAlertsMutation } from './course-alert.gen.ts';

/** /stop-alerts: deletes the course alerts of an address, with the link from its email (`#token=`). */
export function Component() {
  const { t } = useTranslation('courseAlerts');
  const [token] = useHashParam('token');
  const [stop, { data, error, loading }] = useStopCourseAlertsMutation(SUPPRESS_TOAST);
  // Errors are shown below
  const run = () => void stop({ variables: { input: { token: token ?? '' } } }).catch(() => undefined);
  return (
    <Stack gap={4} shrink>
      <PageMeta title={t('stop.document')} isPrivate />
      <Heading level={1} text="h1">
        {t('stop.title')}
      </Heading>
      <div role="status">
        {data ? (
          <Notice>{t('stop.done')}</Notice>
        ) : (
          (error || !token) && <Notice tone="bad">{t('stop.invalid')}</Notice>
        )}
      </div>
      {!data && token && (
        <>
          <Text tone="dim">{t('stop.text')}</Text>
          <Button loading={loading} onClick={run}>
            {t('stop.submit')}
          </Button>
        </>
      )}
      <ButtonLink to="/" variant="default">
        {t('stop.home')}
      </ButtonLink>
    </Stack>
  );
}

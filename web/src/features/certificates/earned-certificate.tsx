import { useEffect } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CertificateActions } from './certificate-actions.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useCertificateOfCourseQuery } from './certificates.gen.ts';

/** Poll interval in milliseconds. A job issues the certificate within seconds after the last lesson. */
const POLL_MS = 2000;

/** The certificate at the end of a course: the picture with its actions, or the missing requirements. */
export function EarnedCertificate({ courseId }: { courseId: string }) {
  const { t } = useTranslation('certificates');
  const result = useCertificateOfCourseQuery({ variables: { courseId }, ...cacheAndNetwork });
  const standing = result.data?.course?.myEnrolment?.certificateStanding;
  const { startPolling, stopPolling } = result;
  useEffect(() => {
    if (standing !== 'READY') return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [standing, startPolling, stopPolling]);
  return (
    <Box as="section" w="full" maxW={190} px={4} pb={12} mx="auto" aria-label={t('list.title')}>
      <QueryView
        result={result}
        select={({ course }) => course?.myEnrolment}
        failedTitle={t('failed')}
        skeleton={
          <Loading>
            <Skeleton height={360} />
          </Loading>
        }
      >
        {({ certificate, certificateStanding }) =>
          certificate && certificateStanding === 'ISSUED' ? (
            <Stack gap={2} shrink>
              <CertificateSheet certificate={certificate} />
              <CertificateActions certificate={certificate} />
            </Stack>
          ) : (
            <Text tone="dim" textAlign="center" role="status">
              {t(`why.${certificateStanding === 'LOCKED' ? 'title' : certificateStanding}`)}
            </Text>
          )
        }
      </QueryView>
    </Box>
  );
}

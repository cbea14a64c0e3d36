import type { FragmentType } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';
import { toFailure } from '../../apollo/failure.ts';
import { uncached } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { useOrigin } from '../../ui/page-meta.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import {
  BadgeOfCertificateDocument,
  type CertificateActionsFragment,
  useCertificateActionsFragment,
  useCreateCertificateDownloadMutation,
} from './certificate-actions.gen.ts';
import classes from './certificate-actions.module.css';
import { copyLink } from './copy-link.ts';
import { linkedInUrl } from './linked-in.ts';

/** The actions for a valid certificate: download the PDF, share the URL, download the signed badge. */
export function CertificateActions({
  certificate: from,
}: {
  certificate: FragmentType<CertificateActionsFragment>;
}) {
  const { t } = useTranslation(['certificates', 'common']);
  const origin = useOrigin();
  const [create, { loading }] = useCreateCertificateDownloadMutation();
  const [loadBadge, { loading: isFetching }] = useLazyQuery(BadgeOfCertificateDocument, uncached);
  const certificate = useCertificateActionsFragment(from);
  if (!certificate) return null;
  const { id, serial, verifyCode, courseTitle } = certificate;
  const download = async () => {
    try {
      const { data } = await create({ variables: { certificateId: id } });
      if (data) window.location.assign(data.createCertificateDownload.url);
    } catch {
      // A toast shows the failure
    }
  };
  const fetchBadge = async () => {
    const { data, error } = await loadBadge().retain();
    if (error) toast.error(toFailure(error).message);
    const badge = data?.myCertificates.find((own) => own.id === id)?.badge;
    if (badge) saveFile(`sen-${serial}.jwt`, badge, 'application/vc+jwt');
  };
  const buttonStyle = { variant: 'subtle', size: 'compact-sm' } as const;
  const linkedIn = linkedInUrl(certificate, { origin, issuer: t('common:brand') });
  return (
    <Box className={classes.actions} wrap>
      <Button
        {...buttonStyle}
        loading={loading}
        aria-label={t('pdfNamed', { course: courseTitle })}
        onClick={() => void download()}
      >
        {t('pdf')}
      </Button>
      <Button
        {...buttonStyle}
        aria-label={t('copyLinkNamed', { course: courseTitle })}
        onClick={() => void copyLink(`${origin}/verify/${verifyCode}`, t)}
      >
        {t('copyLink')}
      </Button>
      <ButtonLink
        {...buttonStyle}
        href={linkedIn}
        target="_blank"
        rel="noreferrer"
        aria-label={t('linkedInNamed', { course: courseTitle })}
      >
        {t('linkedIn')}
      </ButtonLink>
      <Button
        {...buttonStyle}
        loading={isFetching}
        aria-label={t('badgeNamed', { course: courseTitle })}
        onClick={() => void fetchBadge()}
      >
        {t('badge')}
      </Button>
    </Box>
  );
}

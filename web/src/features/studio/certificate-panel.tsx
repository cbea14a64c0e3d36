import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Card, Heading } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type CertificatePanelFragment,
  useCertificatePanelFragment,
  useSwitchCertificatesMutation,
} from './certificate-panel.gen.ts';
import { CertificateSwitchDialog } from './certificate-switch-dialog.tsx';

/** Switch for certificates of the course. Asks for confirmation, then saves immediately. */
export function CertificatePanel({
  course: from,
  isLocked,
}: {
  course: FragmentType<CertificatePanelFragment>;
  isLocked: boolean;
}) {
  const { t } = useTranslation('studio');
  const [turn, { loading }] = useSwitchCertificatesMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const course = useCertificatePanelFragment(from);
  if (!course) return null;
  const isEnabled = !course.certificateEnabled;
  const change = async () => {
    const { data } = await turn({
      variables: { input: { courseId: course.id, isEnabled } },
    });
    if (!data) return;
    setDialogOpen(false);
    toast.success(t(isEnabled ? 'certificate.on' : 'certificate.off'));
  };
  return (
    <Card as="section" aria-labelledby="certificate">
      <Heading level={2} id="certificate" text="lg">
        {t('certificate.title')}
      </Heading>
      <Checkbox
        label={t('certificate.label')}
        description={t('certificate.help')}
        checked={course.certificateEnabled}
        disabled={isLocked || loading}
        onChange={() => setDialogOpen(true)}
      />
      {isDialogOpen && (
        <CertificateSwitchDialog
          courseId={course.id}
          isEnabled={isEnabled}
          isBusy={loading}
          onClose={() => setDialogOpen(false)}
          onConfirm={() => void change()}
        />
      )}
    </Card>
  );
}

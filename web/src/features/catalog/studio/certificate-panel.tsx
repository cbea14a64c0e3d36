import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TOAST_FAILURE } from '../../../apollo/toast-failure.ts';
import kit from '../../../ui/kit.module.css';
import { toast } from '../../../ui/toast.tsx';
import { type EditableCourseFragment, useSwitchCertificatesMutation } from './course-edit.gen.ts';
import layout from './studio-header.module.css';

/** Whether the course ends with a certificate: saved at once, and made up for where students have completed it. */
export function CertificatePanel({
  course,
  isLocked,
}: {
  course: EditableCourseFragment;
  isLocked: boolean;
}) {
  const { t } = useTranslation('studio');
  const [turn, { loading }] = useSwitchCertificatesMutation();
  const change = async (isEnabled: boolean) => {
    const { data } = await turn({
      variables: { input: { courseId: course.id, isEnabled } },
      ...TOAST_FAILURE,
    });
    if (data) toast.success(t(isEnabled ? 'certificate.on' : 'certificate.off'));
  };
  return (
    <section className={kit.card} aria-labelledby="certificate">
      <h2 id="certificate" className={layout.cardTitle}>
        {t('certificate.title')}
      </h2>
      <Checkbox
        label={t('certificate.label')}
        description={t('certificate.help')}
        checked={course.certificateEnabled}
        disabled={isLocked || loading}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </section>
  );
}

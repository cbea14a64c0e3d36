import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useCertificateFiguresQuery } from './certificate-panel.gen.ts';

const WHO = ['issued', 'waiting', 'studying'] as const;

interface CertificateSwitchDialogProps {
  courseId: string;
  isEnabled: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before switching certificates, and shows the effect on students and certificate owners. */
export function CertificateSwitchDialog(props: CertificateSwitchDialogProps) {
  const { courseId, isEnabled, ...dialog } = props;
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const way = isEnabled ? 'turnOn' : 'turnOff';
  const result = useCertificateFiguresQuery({ variables: { courseId }, ...cacheAndNetwork });
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDanger={!isEnabled}
      title={t(`certificate.${way}.title`)}
      confirmLabel={t(`certificate.${way}.confirm`)}
    >
      <QueryView
        result={result}
        select={({ course }) => course?.certificateFigures}
        skeleton={
          <Loading className={styleClass({ display: 'flex', direction: 'column', gap: 2, shrink: true })}>
            <Skeleton />
            <Skeleton />
          </Loading>
        }
      >
        {(figures) => {
          const concerned = WHO.filter((who) => figures[who] > 0);
          if (concerned.length === 0) return <p>{t('certificate.noOne')}</p>;
          return (
            <Stack as="ul" gap={2} shrink>
              {concerned.map((who) => (
                <li key={who}>
                  {t(`certificate.${way}.${who}`, { count: figures[who], value: count(figures[who]) })}
                </li>
              ))}
            </Stack>
          );
        }}
      </QueryView>
    </ConfirmDialog>
  );
}

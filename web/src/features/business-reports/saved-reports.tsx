import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type SavedReportItemFragment,
  SavedReportsDocument,
  useDeleteSavedReportMutation,
  useSavedReportItemFragment,
  useSavedReportsQuery,
} from './business-reports.gen.ts';
import { getReportPath } from './report-params.ts';

/** The viewer’s saved reports. Nothing without any. */
export function SavedReports() {
  const { t } = useTranslation('businessReports');
  const { data } = useSavedReportsQuery(cacheAndNetwork);
  if (!data?.savedReports.length) return null;
  return (
    <Card as="section" card="flush" aria-labelledby="saved-reports">
      <Stack px={6} pt={5} pb={2}>
        <Heading level={2} id="saved-reports" text="lg">
          {t('savedReports')}
        </Heading>
      </Stack>
      <ul>
        {data.savedReports.map((report) => (
          <SavedReportItem key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}

const SavedReportItem = ({ report }: { report: FragmentType<SavedReportItemFragment> }) => {
  const { t } = useTranslation('businessReports');
  const [remove] = useDeleteSavedReportMutation({ refetchQueries: [SavedReportsDocument] });
  const saved = useSavedReportItemFragment(report);
  if (!saved) return null;
  const { id, name, kind, period, isMailed } = saved;
  const deleteNow = async () => {
    try {
      await remove({ variables: { savedReportId: id } });
      toast.success(t('deleted'));
    } catch {
      // A toast shows the failure
    }
  };
  return (
    <Row as="li" justify="between" gap={4} px={6} py={2} borderTop>
      <Row wrap gap={2} shrink>
        <Link className={utilities.link} to={getReportPath(saved)}>
          {name}
        </Link>
        <Text as="span" text="sm" tone="dim">
          {t('savedAs', { kind: t(`kind.${kind}`), period: t(`periods.${period}`) })}
        </Text>
        {isMailed && <Tag tone="info">{t('mailed')}</Tag>}
      </Row>
      <RowMenu label={t('moreOf', { name })}>
        <button type="button" onClick={() => void deleteNow()}>
          {t('delete')}
        </button>
      </RowMenu>
    </Row>
  );
};

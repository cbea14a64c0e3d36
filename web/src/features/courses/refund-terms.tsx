import { IconCheck, IconRotate } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { LEGAL_PATHS } from '../legal-documents/index.ts';
import classes from './refund-terms.module.css';

/** The refund terms, the same on the course's page and in the checkout. */
export function RefundTerms() {
  const { t } = useTranslation('catalog');
  return (
    <Box className={classes.box} p={4} mt={5} text="sm" bg="tint" radius="md">
      <Row as="h2" gap={2} mb={2} text="control" tracking={0} weight={600} tone="on-tint">
        <IconRotate size={20} stroke={1.75} aria-hidden="true" />
        {t('detail.refundTitle')}
      </Row>
      <ul>
        {(['refund7', 'refund30', 'refundCertificate'] as const).map((key) => (
          <li key={key}>
            <IconCheck size={18} aria-hidden="true" />
            {t(`detail.${key}`)}
          </li>
        ))}
      </ul>
      <Link className={utilities.moreLink} to={LEGAL_PATHS.REFUNDS}>
        {t('detail.refundPolicy')}
      </Link>
    </Box>
  );
}

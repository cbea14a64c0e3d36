import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Card, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import type { DeveloperGuideQuery } from './developers.gen.ts';
import classes from './developers.module.css';

type Reasons = DeveloperGuideQuery['refusalReasons'];

/** The error codes with their status, their number of reasons, and how a client should react. */
export function ErrorCodes({ reasons }: { reasons: Reasons }) {
  const { t } = useTranslation('developers');
  const codes = [...Map.groupBy(reasons, ({ code }) => code)];
  return (
    <Card className={classes.codes} card="flush" mt={4} overflowX="auto">
      <table>
        <caption className={utilities.hidden}>{t('errors.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('errors.code')}</th>
            <th scope="col">{t('errors.status')}</th>
            <th scope="col">{t('errors.advice')}</th>
            <th scope="col" className={classes.count}>
              {t('errors.reasons')}
            </th>
          </tr>
        </thead>
        <tbody>
          {codes.map(([code, [first, ...others]]) => (
            <tr key={code}>
              <th scope="row">
                <Link to={`/developers/reasons#${code}`}>
                  <code>{code}</code>
                </Link>
              </th>
              <td>{first?.status}</td>
              <td>{t(`errors.codes.${code}`)}</td>
              <td className={classes.count}>{others.length + 1}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text className={classes.all} px={4} py={3} text="sm" weight={600}>
        <Link to="/developers/reasons">{t('errors.all', { count: reasons.length })}</Link>
      </Text>
    </Card>
  );
}

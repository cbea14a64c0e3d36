import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Heading, Row, Text } from '../../../ui/layout/layout.tsx';
import utilities from '../../../ui/utilities.module.css';
import { useBookName } from '../account-name.ts';
import type { BooksQuery } from './books.gen.ts';
import classes from './books.module.css';
import { pathOfAccount } from './paths.ts';

export function TaxTable({ rows }: { rows: BooksQuery['taxMonths'] }) {
  const { t } = useTranslation('ledger');
  const { count } = useFormat();
  const getName = useBookName();
  const figure = (amount: number) => (amount ? count(amount) : '0');
  return (
    <Card as="section" card="flush" aria-labelledby="taxes">
      <Row
        className={classes.head}
        wrap
        align="start"
        justify="between"
        rowGap={3}
        columnGap={6}
        px={6}
        pt={5}
        pb={4}
      >
        <Heading level={2} id="taxes" text="lg">
          {t('tax.title')}
        </Heading>
      </Row>
      <Box overflowX="auto">
        <Box as="table" className={classes.table} w="full" numbers collapse>
          <caption className={utilities.hidden}>{t('tax.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tax.month')}</th>
              <th scope="col">{t('tax.collected')}</th>
              <th scope="col">{t('tax.givenBack')}</th>
              <th scope="col">{t('tax.paid')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, account, collected, givenBack, paid }) => (
              <tr key={`${month} ${account}`}>
                <th scope="row">
                  <Text as="span" numbers>
                    {month.slice(5, 7)}/{month.slice(0, 4)}
                  </Text>{' '}
                  <Link className={utilities.link} to={pathOfAccount(account)}>
                    {getName(account)}
                  </Link>
                </th>
                <td>{figure(collected)}</td>
                <td>{figure(givenBack)}</td>
                <td>{figure(paid)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}

import { useState } from 'react';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { LegalDocumentKind } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useLegalAcceptancesQuery } from './legal-admin.gen.ts';

const STEP = 5;
const MOST = 100;

/** How many people have accepted a version, and who did so last. */
export function AcceptancesCard({ kind, number }: { kind: LegalDocumentKind; number: number }) {
  const { t } = useTranslation('legal');
  const { count, date, time } = useFormat();
  const [limit, setLimit] = useState(STEP);
  const result = useLegalAcceptancesQuery({ variables: { kind, number, limit }, ...cacheAndNetwork });
  return (
    <Stack as="section" card gap={3} aria-labelledby="accepted">
      <Heading level={2} id="accepted" text="h3">
        {t('accepted.title', { number })}
      </Heading>
      <QueryView
        result={result}
        select={(data) => data}
        keepsPrevious
        skeleton={<LoadingRows rows={3} height={40} />}
      >
        {({ legalAcceptanceFigures: figures, legalAcceptances: { items, total } }) => (
          <>
            {figures && (
              <>
                <Meter
                  thin
                  percent={figures.total ? (100 * figures.accepted) / figures.total : 0}
                  label={t('accepted.title', { number })}
                />
                <Text text="sm">
                  {t('accepted.of', { accepted: count(figures.accepted), total: count(figures.total) })}
                </Text>
              </>
            )}
            {items.length === 0 && (
              <Text text="sm" tone="dim">
                {t('accepted.none')}
              </Text>
            )}
            <ul>
              {items.map(({ personId, name, acceptedAt }) => (
                <Row as="li" key={personId} wrap justify="between" gap={2} py={2} borderTop text="sm">
                  <span>{name ?? t('accepted.erased')}</span>
                  <Text as="span" tone="dim">
                    {time(acceptedAt)}, {date(acceptedAt)}
                  </Text>
                </Row>
              ))}
            </ul>
            {total > limit && limit < MOST && (
              <Button size="compact-md" variant="subtle" onClick={() => setLimit(limit === STEP ? 25 : MOST)}>
                {t('accepted.all')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

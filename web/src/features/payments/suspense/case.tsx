import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { styleClass } from '../../../ui/layout/style-class.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { gatewayName } from '../../orders/index.ts';
import { SuspenseDecision } from './decision.tsx';
import { type SuspenseCaseQuery, useSuspenseCaseQuery } from './suspense.gen.ts';
import classes from './suspense.module.css';

type Item = NonNullable<SuspenseCaseQuery['suspenseItem']>;
type Candidate = SuspenseCaseQuery['suspenseCandidates'][number];

/**
 * Data of the payment from the bank or the gateway. Receives the focus first, so that a screen reader starts here.
 */
function Facts({ item }: { item: Item }) {
  const { t } = useTranslation('suspense');
  const { price, date, time } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows: [string, string][] = [
    [t('payer'), item.payer ?? t('unknown')],
    ...(item.payerAccount ? [[t('account'), item.payerAccount] as [string, string]] : []),
    [t('content'), item.content ?? t('unknown')],
    [t('transaction'), item.transaction],
  ];
  return (
    <Row className={classes.facts} wrap align="stretch" justify="between" rowGap={4} columnGap={8}>
      <div>
        <Text as="span" tone="dim">
          {t('received')}
        </Text>
        <h2 ref={heading} tabIndex={-1}>
          {price(item.amount)}
        </h2>
        <Text as="span" tone="dim">
          {gatewayName(item.gateway)} · {time(item.receivedAt)}, {date(item.receivedAt)}
        </Text>
      </div>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Row>
  );
}

interface CandidatesProps {
  amount: number;
  candidates: readonly Candidate[];
  selectedOrderId: string | null;
  onChoose: (orderId: string) => void;
}

function Candidates({ amount, candidates, selectedOrderId, onChoose }: CandidatesProps) {
  const { t } = useTranslation('suspense');
  const { price } = useFormat();
  const getMissingAmount = ({ total, matched }: Candidate) => total - matched - amount;
  const formatDifference = (missing: number) =>
    missing > 0
      ? t('short', { amount: price(missing) })
      : missing < 0
        ? t('over', { amount: price(-missing) })
        : t('exact');
  if (candidates.length === 0) return <Text tone="dim">{t('none')}</Text>;
  return (
    <div
      role="radiogroup"
      aria-label={t('candidates')}
      className={`${classes.candidates} ${styleClass({ display: 'grid', gap: 2 })}`}
    >
      {candidates.map((candidate) => (
        <label key={candidate.orderId} data-chosen={candidate.orderId === selectedOrderId || undefined}>
          <input
            type="radio"
            name="candidate"
            checked={candidate.orderId === selectedOrderId}
            onChange={() => onChoose(candidate.orderId)}
          />
          <span>
            <b>
              {candidate.number} · {candidate.buyerName}
            </b>
            <Text as="span" tone="dim">
              {[candidate.buyerEmail, ...candidate.signals.map((signal) => t(`signal.${signal}`))].join(', ')}
            </Text>
          </span>
          <Text as="span" className={classes.money} textAlign="end" space="nowrap">
            <b>{price(candidate.total)}</b>
            <span className={getMissingAmount(candidate) === 0 ? classes.fits : classes.differs}>
              {formatDifference(getMissingAmount(candidate))}
            </span>
          </Text>
        </label>
      ))}
    </div>
  );
}

/** The likeliest order, which is selected initially. null if the score is low or another order has the same score. */
const findLikeliest = ([first, second]: readonly Candidate[]): string | null =>
  first && first.score >= 4 && first.score !== second?.score ? first.orderId : null;

/** One unmatched payment with its data, its candidate orders and the decision. */
export function Case({ itemId, back }: { itemId: string; back: string }) {
  const { t } = useTranslation('suspense');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const result = useSuspenseCaseQuery({ variables: { itemId, search: search || null }, ...cacheAndNetwork });
  return (
    <>
      <Link to={back} className={`${classes.back} ${styleClass({ display: 'none' })}`}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </Link>
      <QueryView
        result={result}
        select={({ suspenseItem }) => suspenseItem}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={5} />}
        missing={<Text tone="dim">{t('missing')}</Text>}
      >
        {(item) => {
          const candidates = result.data?.suspenseCandidates ?? [];
          const selectedOrder = candidates.find(
            ({ orderId }) => orderId === (picked ?? findLikeliest(candidates)),
          );
          return (
            <>
              <Facts item={item} />
              {item.state === 'OPEN' && (
                <Grid as="section" gap={3} pt={5} mt={5} borderTop>
                  <h3>{t('candidates')}</h3>
                  <Candidates
                    amount={item.amount}
                    candidates={candidates}
                    selectedOrderId={selectedOrder?.orderId ?? null}
                    onChoose={setPicked}
                  />
                  <SearchField value={search} label={t('search')} onSearch={setSearch} />
                </Grid>
              )}
              <SuspenseDecision item={item} selected={selectedOrder} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}

import type { FragmentType } from '@apollo/client';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import { type TokenFactsFragment, useTokenFactsFragment } from './api-tokens.gen.ts';

/** The number of scopes that are listed; of the rest, only the count. */
const MAX_LISTED_SCOPES = 4;

/** Milliseconds before the expiry from which its owner is reminded. */
const SOON_MS = 7 * 24 * 60 * MINUTE;

/** A token's scopes, expiry and last use. */
export function TokenFacts({ token: from }: { token: FragmentType<TokenFactsFragment> }) {
  const { t } = useTranslation('apiTokens');
  const token = useTokenFactsFragment(from);
  if (!token) return null;
  const { name, hint, scopes, lastUsedAt, lastUsedAddress } = token;
  const more = scopes.length - MAX_LISTED_SCOPES;
  return (
    <Grid gap={1} shrink>
      <Row as="p" wrap gap={2} shrink>
        <Text as="span" weight={600}>
          {name}
        </Text>
        <Box as="span" text="xs" mono tone="dim" space="nowrap">
          …{hint}
        </Box>
        <TokenState token={token} />
      </Row>
      <Row as="p" wrap rowGap={1} columnGap={2} title={scopes.join(', ')}>
        {scopes.slice(0, MAX_LISTED_SCOPES).map((scope) => (
          <Box as="code" key={scope} px={2} text="xs" mono tone="text-2" anywhere bg="surface-2" radius="sm">
            {scope}
          </Box>
        ))}
        {more > 0 && (
          <Text as="span" text="sm" tone="dim">
            {t('moreScopes', { count: more })}
          </Text>
        )}
      </Row>
      <Text text="sm" tone="dim">
        {lastUsedAt
          ? t('lastUsed', { date: `${formatTime(lastUsedAt)} ${formatDate(lastUsedAt)}` })
          : t('neverUsed')}
        {lastUsedAddress && ` · ${lastUsedAddress}`}
      </Text>
    </Grid>
  );
}

type TokenValidity = Pick<TokenFactsFragment, 'endedAt' | 'endReason' | 'expiresAt'> &
  Partial<Pick<TokenFactsFragment, 'renewedAsId'>>;

/** State of a token, and its expiry. */
export function TokenState({
  token: { endedAt, endReason, expiresAt, renewedAsId },
}: {
  token: TokenValidity;
}) {
  const { t } = useTranslation('apiTokens');
  const now = useNow(MINUTE);
  if (endedAt && endReason)
    return <Tag tone="bad">{t(`ended.${endReason}`, { date: formatDate(endedAt) })}</Tag>;
  const end = Date.parse(expiresAt);
  if (renewedAsId && end > now)
    return (
      <Tag tone="warn">{t('renewed', { date: `${formatTime(expiresAt)} ${formatDate(expiresAt)}` })}</Tag>
    );
  const date = formatDate(new Date(end - 1).toISOString());
  return end <= now ? (
    <Tag>{t('expired', { date })}</Tag>
  ) : (
    <Tag tone={end - now < SOON_MS ? 'warn' : 'ok'}>{t('goodUntil', { date })}</Tag>
  );
}

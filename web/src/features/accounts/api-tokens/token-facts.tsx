import { useTranslation } from '../../../i18n/use-translation.tsx';
import { formatDate, formatTime } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import type { OwnApiTokenFragment } from './api-tokens.gen.ts';
import classes from './api-tokens.module.css';

/** The number of scopes that are listed; of the rest, only the count. */
const NAMED = 4;

/** Milliseconds before the expiry from which its owner is reminded. */
const SOON = 7 * 24 * 60 * MINUTE;

/** A token's scopes, expiry and last use. */
export function TokenFacts({ token }: { token: OwnApiTokenFragment }) {
  const { t } = useTranslation('apiTokens');
  const { name, hint, scopes, lastUsedAt, lastUsedAddress } = token;
  const more = scopes.length - NAMED;
  return (
    <div className={classes.facts}>
      <p className={`${kit.row} ${kit.wrap}`}>
        <span className={kit.strong}>{name}</span>
        <span className={classes.hint}>…{hint}</span>
        <TokenState token={token} />
      </p>
      <p className={classes.scopes} title={scopes.join(', ')}>
        {scopes.slice(0, NAMED).map((scope) => (
          <code key={scope} className={classes.scope}>
            {scope}
          </code>
        ))}
        {more > 0 && <span className={`${kit.small} ${kit.dim}`}>{t('moreScopes', { count: more })}</span>}
      </p>
      <p className={`${kit.small} ${kit.dim}`}>
        {lastUsedAt
          ? t('lastUsed', { date: `${formatTime(lastUsedAt)} ${formatDate(lastUsedAt)}` })
          : t('neverUsed')}
        {lastUsedAddress && ` · ${lastUsedAddress}`}
      </p>
    </div>
  );
}

type Standing = Pick<OwnApiTokenFragment, 'endedAt' | 'endReason' | 'expiresAt'> &
  Partial<Pick<OwnApiTokenFragment, 'renewedAsId'>>;

/** State of a token, and its expiry. */
export function TokenState({ token: { endedAt, endReason, expiresAt, renewedAsId } }: { token: Standing }) {
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
    <Tag tone={end - now < SOON ? 'warn' : 'ok'}>{t('goodUntil', { date })}</Tag>
  );
}

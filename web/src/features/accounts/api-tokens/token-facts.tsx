import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Tag } from '../../../ui/tag.tsx';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import type { OwnApiTokenFragment } from './api-tokens.gen.ts';
import classes from './api-tokens.module.css';

/** Scopes named one by one; of more the rest is counted. */
const NAMED = 4;

/** What a token may do, until when, and when it last did. */
export function TokenFacts({ token }: { token: OwnApiTokenFragment }) {
  const { t } = useTranslation('apiTokens');
  const { name, hint, scopes, lastUsedAt } = token;
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
      </p>
    </div>
  );
}

type Standing = Pick<OwnApiTokenFragment, 'endedAt' | 'endReason' | 'expiresAt'>;

/** Whether a token is good, and until when. */
export function TokenState({ token: { endedAt, endReason, expiresAt } }: { token: Standing }) {
  const { t } = useTranslation('apiTokens');
  const now = useNow(MINUTE);
  if (endedAt && endReason)
    return <Tag tone="bad">{t(`ended.${endReason}`, { date: formatDate(endedAt) })}</Tag>;
  const date = formatDate(new Date(Date.parse(expiresAt) - 1).toISOString());
  return Date.parse(expiresAt) <= now ? (
    <Tag>{t('expired', { date })}</Tag>
  ) : (
    <Tag tone="ok">{t('goodUntil', { date })}</Tag>
  );
}

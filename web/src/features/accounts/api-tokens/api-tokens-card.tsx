import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ShownSecret } from '../../../ui/shown-secret.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import utilities from '../../../ui/utilities.module.css';
import { SettingCard } from '../security/setting-card.tsx';
import { type MyApiTokensQuery, useMyApiTokensQuery, useRevokeApiTokenMutation } from './api-tokens.gen.ts';
import classes from './api-tokens.module.css';
import { NewApiToken } from './new-api-token.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { TokenFacts } from './token-facts.tsx';

type ApiToken = MyApiTokensQuery['myApiTokens'][number];

export function ApiTokensCard() {
  const { t } = useTranslation('apiTokens');
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ApiToken | null>(null);
  const [renewed, setRenewed] = useState<ApiToken | null>(null);
  const result = useMyApiTokensQuery(cacheAndNetwork);
  const [revoke, revoking] = useRevokeApiTokenMutation();
  const terms = result.data?.apiTokenTerms;
  const activeCount =
    result.data?.myApiTokens.filter(({ endedAt, renewedAsId }) => !endedAt && !renewedAsId).length ?? 0;
  const end = () =>
    leaving &&
    void revoke({ variables: { apiTokenId: leaving.id } }).then(
      () => {
        setLeaving(null);
        toast.success(t('revoked', { name: leaving.name }));
      },
      () => setLeaving(null), // a toast shows the failure
    );
  return (
    <SettingCard
      title={t('own.title')}
      text={
        <>
          {t('own.text')}{' '}
          <Link to="/developers" className={utilities.link}>
            {t('own.docs')}
          </Link>
        </>
      }
      actions={
        !isNew &&
        terms?.isAllowed &&
        activeCount < terms.limit && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setNew(true)}
          >
            {t('own.add')}
          </Button>
        )
      }
    >
      <QueryView result={result} select={(data) => data} skeleton={<LoadingRows rows={2} height={56} />}>
        {({ apiTokenTerms, myApiTokens }) => (
          <Stack gap={4} shrink>
            {!apiTokenTerms.isAllowed && <Notice tone="warn">{t('own.off')}</Notice>}
            {activeCount >= apiTokenTerms.limit && (
              <Notice>{t('own.full', { limit: apiTokenTerms.limit })}</Notice>
            )}
            {isNew && (
              <NewApiToken
                terms={apiTokenTerms}
                onClose={() => setNew(false)}
                onMade={(savedSecret) => {
                  setNew(false);
                  setSecret(savedSecret);
                }}
              />
            )}
            {myApiTokens.length === 0 ? (
              !isNew && <Text tone="dim">{t('own.empty')}</Text>
            ) : (
              <ul>
                {myApiTokens.map((token) => (
                  <Row
                    as="li"
                    key={token.id}
                    className={classes.token}
                    align="start"
                    justify="between"
                    gap={4}
                    py={3}
                  >
                    <TokenFacts token={token} />
                    {!token.endedAt && (
                      <Row wrap align="stretch" gap={2} rigid>
                        {apiTokenTerms.isAllowed && !token.renewedAsId && (
                          <Button
                            size="sm"
                            variant="default"
                            aria-label={t('renew.named', { name: token.name })}
                            onClick={() => setRenewed(token)}
                          >
                            {t('renew.open')}
                          </Button>
                        )}
                        <Button
                          size="sm"
                          variant="default"
                          color="clay"
                          aria-label={t('revokeNamed', { name: token.name })}
                          onClick={() => setLeaving(token)}
                        >
                          {t('revoke')}
                        </Button>
                      </Row>
                    )}
                  </Row>
                ))}
              </ul>
            )}
          </Stack>
        )}
      </QueryView>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={end}
        title={t('revokeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('revoke')}
        isDanger
        isBusy={revoking.loading}
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
      {renewed && terms && (
        <RenewDialog
          token={renewed}
          terms={terms}
          onClose={() => setRenewed(null)}
          onRenewed={(savedSecret) => {
            setRenewed(null);
            setSecret(savedSecret);
          }}
        />
      )}
      <ShownSecret title={t('newSecret')} secret={secret} onClose={() => setSecret(null)} />
    </SettingCard>
  );
}

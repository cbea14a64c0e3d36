import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import classes from './payment-result.module.css';
import { PaymentState } from './payment-state.tsx';

const SignInFirst = () => {
  const { t } = useTranslation('billing');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      heading="h1"
      title={t('result.signInTitle')}
      text={t('result.signInText')}
      actions={
        <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`}>
          {t('result.signIn')}
        </ButtonLink>
      }
    />
  );
};

/**
 * The server's reference of the attempt, from the parameter that the gateway uses. ZaloPay prefixes it with the date.
 */
const referenceIn = (params: URLSearchParams): string =>
  params.get('reference') ??
  params.get('vnp_TxnRef') ??
  params.get('orderId') ??
  params.get('apptransid')?.replace(/^\d{6}_/, '') ??
  '';

/** /payment/result: shows the server's state. Only a verified notification from the gateway opens a course. */
export function Component() {
  const { t } = useTranslation('billing');
  const viewer = useViewer();
  const [params] = useSearchParams();
  const reference = referenceIn(params);
  return (
    <div className={`${utilities.container} ${classes.page}`}>
      <PageMeta title={t('result.document')} isPrivate />
      {viewer.state === 'unknown' ? (
        <LoadingRows rows={4} />
      ) : viewer.state === 'guest' ? (
        <SignInFirst />
      ) : (
        <PaymentState reference={reference} />
      )}
    </div>
  );
}

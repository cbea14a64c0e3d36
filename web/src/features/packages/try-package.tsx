import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts';
import {
  type PackageTrialFragment,
  usePackageTrialFragment,
  useStartPackageTrialMutation,
} from './packages.gen.ts';

/** Starts the free trial, if the viewer may: it costs nothing and ends by itself. */
export function TryPackage({ terms: from }: { terms: FragmentType<PackageTrialFragment> }) {
  const { t } = useTranslation('packages');
  const navigate = useNavigate();
  const client = useApolloClient();
  const getKey = useIdempotencyKey();
  const [start, { loading }] = useStartPackageTrialMutation(SUPPRESS_TOAST);
  const [failure, setFailure] = useState<Failure | null>(null);
  const terms = usePackageTrialFragment(from);
  if (!terms?.mayTry) return null;
  const begin = async () => {
    setFailure(null);
    try {
      const input = { versionId: terms.id, idempotencyKey: getKey(terms.id) };
      await start({ variables: { input } });
      toast.success(t('trialBegun', { count: terms.trialDays }));
      await client.refetchQueries({ include: 'active' });
      navigate('/teacher/advanced/packages');
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  return (
    <>
      <Button fullWidth loading={loading} onClick={() => void begin()}>
        {t('try', { count: terms.trialDays })}
      </Button>
      <FormError failure={failure} />
    </>
  );
}

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import '../theme/styles.ts';
import { followColorScheme } from '../theme/color-scheme.ts';
import { OriginContext } from '../ui/page-meta.tsx';
import { type PageStatus, StatusContext } from '../ui/page-status.ts';

interface ProvidersProps {
  client: ApolloClient;
  i18n: Translator;
  /** Public address without a slash at its end. */
  origin: string;
  /** Where a page rendered on the server notes its HTTP status. */
  status?: PageStatus;
  children: ReactNode;
}

/** Everything that surrounds the router, the same on the server and in the browser. */
export function Providers({ client, i18n, origin, status, children }: ProvidersProps) {
  useEffect(followColorScheme, []);
  return (
    <ApolloProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <OriginContext value={origin}>
          <StatusContext value={status ?? null}>{children}</StatusContext>
        </OriginContext>
      </I18nextProvider>
    </ApolloProvider>
  );
}

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import type { Translator } from '../i18n/translator.ts';
import { TranslatorProvider } from '../i18n/use-translation.tsx';
import '../theme/styles.ts';
import { followColorScheme } from '../theme/color-scheme.ts';
import { type Branding, BrandingContext } from '../ui/branding.ts';
import { OriginContext } from '../ui/page-meta.tsx';
import { StatusContext } from '../ui/page-status.ts';

interface ProvidersProps {
  client: ApolloClient;
  i18n: Translator;
  /** Public URL without a trailing slash. */
  origin: string;
  branding: Branding;
  /** Called with the HTTP status of a page that the server renders. */
  onStatus?: (code: number) => void;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function Providers({ client, i18n, origin, branding, onStatus, children }: ProvidersProps) {
  useEffect(followColorScheme, []);
  return (
    <ApolloProvider client={client}>
      <TranslatorProvider i18n={i18n}>
        <OriginContext value={origin}>
          <BrandingContext value={branding}>
            <StatusContext value={onStatus ?? null}>{children}</StatusContext>
          </BrandingContext>
        </OriginContext>
      </TranslatorProvider>
    </ApolloProvider>
  );
}

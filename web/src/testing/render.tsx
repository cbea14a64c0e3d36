import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { makeCache } from '../apollo/client.ts';
import { loadNamespaces, makeI18n } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import type { Translator } from '../i18n/translator.ts';
import { TranslatorProvider } from '../i18n/use-translation.tsx';

/** Returns the data of an operation, or throws. */
export type Answer = (operation: ApolloLink.Operation) => Promise<Record<string, unknown>>;

/** A client whose responses come from the test. */
export const clientFor = (answer: Answer): ApolloClient =>
  new ApolloClient({
    cache: makeCache(),
    dataMasking: true,
    link: new ApolloLink((operation) => from(answer(operation).then((data) => ({ data })))),
  });

interface Options {
  /** The URL of the page; its query contains the state of tables. */
  at?: string;
  answer?: Answer;
  client?: ApolloClient;
  texts?: readonly Namespace[];
  i18n?: Translator;
  /** Replaces the element, for tests of the router. */
  routes?: RouteObject[];
}

const rejectAll: Answer = ({ operationName }) =>
  Promise.reject(new Error(`The test has no response for ${operationName}`));

/** Renders an element with the providers of the app: router, client and messages. */
export const renderPiece = async (
  piece: ReactNode,
  { at = '/', answer = rejectAll, client = clientFor(answer), texts = [], i18n, routes }: Options = {},
) => {
  const translations = i18n ?? (await makeI18n('vi', { brand: 'Sen' }));
  await loadNamespaces(translations, texts);
  const router = createMemoryRouter(routes ?? [{ path: '*', element: piece }], { initialEntries: [at] });
  const view = render(
    <ApolloProvider client={client}>
      <TranslatorProvider i18n={translations}>
        <RouterProvider router={router} />
      </TranslatorProvider>
    </ApolloProvider>,
  );
  return { ...view, router, client, i18n: translations };
};

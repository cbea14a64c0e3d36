import type { ApolloClient, DocumentNode, FragmentType, TypedDocumentNode, Unmasked } from '@apollo/client';
import { Kind } from 'graphql';

interface Identity {
  __typename: string;
  id: string;
}

/**
 * Writes the fields of a fragment into the cache, as the query of its page does.
 * @param data the fields of the fragment and of the fragments that it spreads
 * @returns the reference that the component with the fragment receives
 */
export function maskFragment<T>(
  client: ApolloClient,
  fragment: TypedDocumentNode<T, unknown>,
  data: Unmasked<T> & Identity,
): FragmentType<T> & Identity;
export function maskFragment(client: ApolloClient, fragment: DocumentNode, data: Identity): Identity {
  const { __typename, id } = data;
  const definition = fragment.definitions.find((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  client.cache.writeFragment({
    from: { __typename, id },
    fragment,
    ...(definition && { fragmentName: definition.name.value }),
    data,
  });
  return { __typename, id };
}

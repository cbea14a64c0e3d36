import { useSyncExternalStore } from 'react';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { dropPendingTokens, pendingTokens, watchPendingTokens } from './address-tokens.ts';

const ReplaceSession = lazyOptional(async () => (await import('./replace-session.tsx')).ReplaceSession);

/** Loaded only if a URL brought tokens to a signed-in viewer. */
export function ReplaceSessionSlot() {
  const tokens = useSyncExternalStore(watchPendingTokens, pendingTokens, () => null);
  return tokens && <ReplaceSession tokens={tokens} onDone={dropPendingTokens} />;
}

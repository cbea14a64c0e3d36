import { useCallback, useEffect, useState } from 'react';
import { lazyOptional } from '../ui/lazy-optional.tsx';
import { type ArrivedTokens, takePendingTokens } from './address-tokens.ts';

const ReplaceSession = lazyOptional(async () => (await import('./replace-session.tsx')).ReplaceSession);

/** Comes only where an address brought tokens to a signed-in viewer. */
export function ReplaceSessionSlot() {
  const [tokens, setTokens] = useState<ArrivedTokens | null>(null);
  useEffect(() => setTokens(takePendingTokens()), []);
  const done = useCallback(() => setTokens(null), []);
  return tokens && <ReplaceSession tokens={tokens} onDone={done} />;
}

import { lazyOptional } from '../ui/lazy-optional.tsx';
import { dropPendingTokens, usePendingTokens } from './url-tokens.ts';

const ReplaceSession = lazyOptional(async () => (await import('./replace-session.tsx')).ReplaceSession);

/** Loaded only if a URL brought tokens to a signed-in viewer. */
export function LazyReplaceSession() {
  const tokens = usePendingTokens();
  return tokens && <ReplaceSession tokens={tokens} onDone={dropPendingTokens} />;
}

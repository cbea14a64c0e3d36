import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { useGoogleSignInQuery } from './google.gen.ts';
import classes from './google-button.module.css';
import { leaveForGoogle } from './google-flow.ts';

/**
 * Google's logo. Its colours are prescribed and the same in both themes:
 * https://developers.google.com/identity/branding-guidelines
 */
export const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5a13.4 13.4 0 0 1-20-7h-7.3v5.7A22 22 0 0 0 24 46z"
    />
    <path fill="#FBBC05" d="M11.4 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.1a22 22 0 0 0 0 19.8z" />
    <path
      fill="#EA4335"
      d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.1 14.1l7.3 5.7A13.1 13.1 0 0 1 24 10.8z"
    />
  </svg>
);

/** Sign-in by Google, if the platform offers it. `next` is the path to open afterwards. */
export function GoogleButton({ next }: { next: string | null }) {
  const { t } = useTranslation('accounts');
  const { data } = useGoogleSignInQuery();
  const url = data?.googleSignIn.enabled ? data.googleSignIn.authorizationUrl : null;
  if (!url) return null;
  return (
    <>
      <Row as="p" className={classes.or} gap={3} my={5} text="xs" tone="dim">
        <span>{t('google.or')}</span>
      </Row>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<GoogleMark />}
        onClick={() => leaveForGoogle(url, next)}
      >
        {t('google.continue')}
      </Button>
    </>
  );
}

import { IconExternalLink } from '@tabler/icons-react';
import type { EmbedProvider } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import classes from './embed-frame.module.css';

interface EmbedFrameProps {
  title: string;
  /** From the server, of an allowed provider only. */
  url: string;
  provider: EmbedProvider;
}

/** An embedded page may run scripts on its own origin, but neither leave its frame nor navigate this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';
/** Documents are portrait; other pages are as wide as a video. */
const UPRIGHT: readonly EmbedProvider[] = ['GOOGLE_DOCS', 'GOOGLE_DRIVE'];

/** A page of an allowed provider in a frame, with a link to the page itself. */
export function EmbedFrame({ title, url, provider }: EmbedFrameProps) {
  const { t } = useTranslation('material');
  return (
    <Stack as="figure" gap={2}>
      <iframe
        className={`${classes.frame} ${styleClass({ display: 'block', w: 'full', ratio: 'video', bg: 'surface', radius: 'lg', border: true })}`}
        data-upright={UPRIGHT.includes(provider) || undefined}
        src={url}
        title={t('frame', { title })}
        sandbox={SANDBOX}
        allow="fullscreen; picture-in-picture; encrypted-media; clipboard-write"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
      <Row as="figcaption" wrap align="stretch" justify="between" gap={2} text="sm" tone="dim">
        <span>{t('from', { provider: t(`provider.${provider}`) })}</span>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={styleClass({
            display: 'inline-flex',
            align: 'center',
            gap: 1,
            weight: 600,
            tone: 'link',
          })}
        >
          {t('openPage')}
          <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
        </a>
      </Row>
    </Stack>
  );
}

import { IconAlertTriangle, IconBulb, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Row, Text } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import classes from './rich-text-view.module.css';
import { useScrollStop } from './use-scroll-stop.ts';

/** A picture that a text refers to by its id. */
export interface TextPicture {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** Audio that a text refers to by its id. */
export interface TextSound {
  id: string;
  url: string;
}

/** Audio in an answer. */
export function Sound({ sound, alt }: { sound: TextSound | undefined; alt: string }) {
  const { t } = useTranslation();
  if (!sound) return <Text tone="dim">{t('text.soundGone', { alt })}</Text>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions would reveal the answer
    <audio
      controls
      preload="metadata"
      src={sound.url}
      className={styleClass({ w: 'full' })}
      aria-label={alt}
    />
  );
}

/** A picture in a text. Its space is reserved before it is loaded. */
export function Picture({ picture, alt }: { picture: TextPicture | undefined; alt: string }) {
  const { t } = useTranslation();
  if (!picture) return <Text tone="dim">{t('text.pictureGone', { alt })}</Text>;
  const { url, width, height } = picture;
  return <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

const CALLOUTS = { note: IconInfoCircle, tip: IconBulb, warning: IconAlertTriangle } as const;
export type CalloutTone = keyof typeof CALLOUTS;
export const CALLOUT_TONES = Object.keys(CALLOUTS) as CalloutTone[];

const isTone = (tone: unknown): tone is CalloutTone => CALLOUT_TONES.some((each) => each === tone);

/** A highlighted block and its kind. */
export function Callout({ tone, children }: { tone: unknown; children: ReactNode }) {
  const { t } = useTranslation();
  const calloutTone = isTone(tone) ? tone : 'note';
  const Icon = CALLOUTS[calloutTone];
  return (
    <div className={classes.callout} data-tone={calloutTone} role="note">
      <Row as="p" gap={2} weight={600}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {t(`text.callout.${calloutTone}`)}
      </Row>
      {children}
    </div>
  );
}

/** Makes a wide table scroll sideways, by keyboard as well. */
export function TableFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const scrollStop = useScrollStop();
  return (
    <section className={styleClass({ overflowX: 'auto' })} aria-label={t('text.table')} {...scrollStop}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

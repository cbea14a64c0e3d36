import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { BrandingContext } from '../../ui/branding.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import type { BrandingPreviewQuery } from './branding.gen.ts';
import classes from './branding.module.css';
import { type FormValues, fileUrl } from './branding-values.ts';

type Look = BrandingPreviewQuery['brandingPreview'];

const toStyle = (variables: Look['light']): CSSProperties =>
  Object.fromEntries(variables.map(({ name, value }) => [name, value]));

interface PartProps {
  values: FormValues;
  isDark?: boolean;
}

/** Logo and name. The theme of a sample may differ from that of the page, so both files are the one of the sample. */
const Name = ({ values, isDark = false }: PartProps) => {
  const file = (isDark && values.logoDark) || values.logoLight;
  const logo = file ? fileUrl(file) : null;
  return (
    <BrandingContext value={{ hasScenes: values.scenes === 'LOTUS', logoLight: logo, logoDark: logo }}>
      <Row gap={2} weight={700} text="control">
        <LogoMark size={24} onLeaf={false} />
        <span className={classes.brand}>{values.name}</span>
      </Row>
    </BrandingContext>
  );
};

const Page = ({ values, isDark = false }: PartProps) => {
  const { t, i18n } = useTranslation('branding');
  const isEnglish = i18n.language === 'en';
  const title = (isEnglish && values.heroTitleEn) || values.heroTitleVi || t('sample.title');
  const text = (isEnglish && values.heroTextEn) || values.heroTextVi || t('sample.text');
  return (
    <Stack gap={4}>
      <Name values={values} isDark={isDark} />
      {values.heroPicture && <img src={fileUrl(values.heroPicture)} alt="" className={classes.hero} />}
      <Stack gap={2}>
        <Text text="h2" weight={700}>
          {title}
        </Text>
        <Text text="sm" tone="text-2">
          {text}
        </Text>
      </Stack>
      <Row wrap gap={2}>
        <Button size="sm">{t('sample.action')}</Button>
        <Button size="sm" variant="default">
          {t('sample.second')}
        </Button>
      </Row>
      <Stack card gap={1} p={4}>
        <Text weight={600}>{t('sample.course')}</Text>
        <Row gap={2}>
          <b className={classes.price}>{t('sample.price')}</b>
          <Text as="s" text="sm" tone="dim">
            {t('sample.before')}
          </Text>
        </Row>
      </Stack>
    </Stack>
  );
};

interface PreviewProps {
  values: FormValues;
  look: Look;
}

/** Parts of the site in the look that is not saved yet: a page, a phone in the dark, an e-mail and a certificate. */
export function Preview({ values, look }: PreviewProps) {
  const { t, i18n } = useTranslation('branding');
  const signature = (i18n.language === 'en' && values.signatureEn) || values.signatureVi;
  return (
    <div className={classes.samples}>
      <figure className={classes.wide}>
        <figcaption>{t('sample.page')}</figcaption>
        <div inert className={classes.sample} data-color-scheme="light" style={toStyle(look.light)}>
          <Page values={values} />
        </div>
      </figure>
      <figure>
        <figcaption>{t('sample.phone')}</figcaption>
        <div inert className={classes.sample} data-color-scheme="dark" style={toStyle(look.dark)}>
          <Page values={values} isDark />
        </div>
      </figure>
      <Stack gap={4} shrink>
        <figure>
          <figcaption>{t('sample.mail')}</figcaption>
          <div inert className={classes.sample} data-color-scheme="light" style={toStyle(look.light)}>
            <Stack gap={3}>
              <Name values={values} />
              <Text text="sm">{t('sample.hello')}</Text>
              <Text text="sm">{t('sample.body')}</Text>
              <div>
                <Button size="sm">{t('sample.open')}</Button>
              </div>
              {signature && (
                <Text className={classes.signature} text="sm" tone="dim">
                  {signature}
                </Text>
              )}
            </Stack>
          </div>
        </figure>
        <figure>
          <figcaption>{t('sample.certificate')}</figcaption>
          <div inert className={classes.sheet} data-color-scheme="light" style={toStyle(look.light)}>
            <Name values={{ ...values, name: values.issuerName || values.name }} />
            <p>{t('sample.heading')}</p>
            <strong>{t('sample.student')}</strong>
            <p>{t('sample.course')}</p>
            {values.signatory && <p>{values.signatory}</p>}
          </div>
        </figure>
      </Stack>
    </div>
  );
}

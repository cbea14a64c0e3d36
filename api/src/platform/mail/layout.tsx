import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import { currentBranding } from '../branding/branding.ts';
import { describeOperator } from '../branding/operator.ts';
import { type Locale, translate } from '../i18n/messages/index.ts';
import { darkStyles, mailColours } from './colours.ts';

export interface LayoutProps {
  readonly locale: Locale;
  readonly subject: string;
  readonly preview?: string;
  readonly siteUrl: string;
  readonly children: ReactNode;
}

const FONT = "'Be Vietnam Pro', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Layout of all e-mails: logo, a card with the content, and a footer that explains who sent it. */
export function Layout({ locale, subject, preview, siteUrl, children }: LayoutProps): ReactElement {
  const { light: colours } = mailColours();
  const branding = currentBranding();
  const signature = locale === 'en' ? branding.signatureEn : branding.signatureVi;
  return (
    <Html lang={locale}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles()}</style>
      </Head>
      <body className="paper" style={{ margin: 0, background: colours.paper, fontFamily: FONT }}>
        {preview && <Preview>{preview}</Preview>}
        <Container style={{ maxWidth: 560, margin: '0 auto', padding: '32px 16px' }}>
          <Text style={{ margin: '0 0 16px', fontSize: 22, lineHeight: '30px', fontWeight: 700 }}>
            <a
              href={siteUrl}
              target="_blank"
              className="link"
              style={{ color: colours.link, textDecoration: 'none' }}
              data-skip-in-text="true"
              rel="noopener"
            >
              {translate(locale, 'brand')}
            </a>
          </Text>
          <Section
            className="surface"
            style={{
              background: colours.surface,
              border: `1px solid ${colours.line}`,
              borderRadius: 16,
              padding: 24,
            }}
          >
            {children}
            {signature?.split('\n').map((line, at) => (
              <Text
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
                key={at}
                className="text"
                style={{
                  margin: at === 0 ? '24px 0 0' : 0,
                  fontSize: 15,
                  lineHeight: '22px',
                  color: colours.text,
                }}
              >
                {line}
              </Text>
            ))}
          </Section>
          <Hr className="line" style={{ margin: '24px 0 12px', borderColor: colours.line }} />
          <Text className="dim" style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: colours.dim }}>
            {translate(locale, 'mail.foot')}
          </Text>
          {branding.company && (
            <Text
              className="dim"
              style={{ margin: '8px 0 0', fontSize: 13, lineHeight: '20px', color: colours.dim }}
            >
              {describeOperator(branding, locale)}
            </Text>
          )}
        </Container>
      </body>
    </Html>
  );
}

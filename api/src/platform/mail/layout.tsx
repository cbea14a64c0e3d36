import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import { type Locale, translate } from '../i18n/messages/index.ts';
import { colours, DARK } from './colours.ts';

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
  return (
    <Html lang={locale}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <body className="paper" style={{ margin: 0, background: colours.paper, fontFamily: FONT }}>
        {preview && <Preview>{preview}</Preview>}
        <Container style={{ maxWidth: 560, margin: '0 auto', padding: '32px 16px' }}>
          <Text style={{ margin: '0 0 16px', fontSize: 22, lineHeight: '30px', fontWeight: 700 }}>
            <a
              href={siteUrl}
              target="_blank"
              className="link"
              style={{ color: colours.leaf, textDecoration: 'none' }}
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
          </Section>
          <Hr className="line" style={{ margin: '24px 0 12px', borderColor: colours.line }} />
          <Text className="dim" style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: colours.dim }}>
            {translate(locale, 'mail.foot')}
          </Text>
        </Container>
      </body>
    </Html>
  );
}

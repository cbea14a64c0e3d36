import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import { type Locale, translate } from '../i18n/messages/index.ts';
import { mailColours } from './colours.ts';

interface Holder {
  readonly children: ReactNode;
}

/** Heading of the e-mail. Use it once, at the top. */
export const Title = ({ children }: Holder): ReactElement => (
  <Heading
    as="h1"
    className="text"
    style={{
      margin: '0 0 12px',
      fontSize: 22,
      lineHeight: '30px',
      fontWeight: 700,
      color: mailColours().light.text,
    }}
  >
    {children}
  </Heading>
);

export const Paragraph = ({ children }: Holder): ReactElement => (
  <Text
    className="text"
    style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: mailColours().light.text }}
  >
    {children}
  </Text>
);

/**
 * The greeting.
 * @param name undefined if the owner of the address is not verified
 */
export const Hello = ({
  locale,
  name,
}: {
  readonly locale: Locale;
  readonly name?: string;
}): ReactElement => (
  <Paragraph>
    {name ? translate(locale, 'mail.hello', { name }) : translate(locale, 'mail.helloYou')}
  </Paragraph>
);

/** A footnote: when a link expires, or what to do if the reader did not request the e-mail. */
export const Small = ({ children }: Holder): ReactElement => (
  <Text
    className="dim"
    style={{ margin: '16px 0 0', fontSize: 14, lineHeight: '20px', color: mailColours().light.dim }}
  >
    {children}
  </Text>
);

/** The call to action. The plain text version shows label and URL. */
export const Action = ({ href, children }: Holder & { readonly href: string }): ReactElement => (
  <Button
    href={href}
    className="action"
    style={{
      background: mailColours().light.primary,
      color: mailColours().light.onPrimary,
      borderRadius: 12,
      padding: '12px 20px',
      fontSize: 15,
      lineHeight: '20px',
      fontWeight: 600,
    }}
  >
    {children}
  </Button>
);

/** A link within a text. */
export const TextLink = ({ href, children }: Holder & { readonly href: string }): ReactElement => (
  <a href={href} target="_blank" className="link" style={{ color: mailColours().light.link }} rel="noopener">
    {children}
  </a>
);

export const FactList = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string])[];
}): ReactElement => (
  <>
    {facts.map(([name, value]) => (
      <Text
        key={name}
        className="text line"
        style={{
          margin: 0,
          padding: '8px 0',
          fontSize: 15,
          lineHeight: '22px',
          color: mailColours().light.text,
          borderBottom: `1px solid ${mailColours().light.line}`,
        }}
      >
        <span className="dim" style={{ color: mailColours().light.dim }}>
          {name}:
        </span>{' '}
        <strong>{value}</strong>
      </Text>
    ))}
  </>
);

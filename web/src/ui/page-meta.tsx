import { createContext, useContext } from 'react';
import { offeredLanguages } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** The app's public URL without a trailing slash, for absolute links (previews, schema.org). */
export const OriginContext = createContext('');
export const useOrigin = (): string => useContext(OriginContext);

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Canonical path, without parameters such as the sort order. */
  path?: string | undefined;
  /** Path or URL of the preview picture, 1200 × 630. Optional. Defaults to that of the home page. */
  image?: string | undefined;
  /** Excludes the page from search engines (pages about a person or a payment). */
  isPrivate?: boolean;
  jsonLd?: object[] | undefined;
}

const absolute = (origin: string, url: string) => (url.startsWith('http') ? url : origin + url);

export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; not executable
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Title, description, preview and schema.org data of a page. React hoists the tags into the `<head>`. */
export function PageMeta({ title, description, path, image, isPrivate = false, jsonLd }: PageMetaProps) {
  const { t, i18n } = useTranslation();
  const origin = useOrigin();
  const offered = offeredLanguages(i18n.terms);
  const url = origin + path;
  const withLanguage = (language: string) =>
    language === offered[0] ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
  const picture = absolute(origin, image ?? `/share/pages/home-${i18n.language}.png?v=2`);
  const full = title === t('brand') ? title : `${title} · ${t('brand')}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={withLanguage(i18n.language)} />
          {offered.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={withLanguage(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={url} />
          <meta property="og:url" content={withLanguage(i18n.language)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={t('brand')} />
          <meta property="og:title" content={title} />
          <meta property="og:locale" content={i18n.language === 'en' ? 'en_US' : 'vi_VN'} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd?.map((data) => (
        <JsonLd key={JSON.stringify(data).slice(0, 80)} data={data} />
      ))}
    </>
  );
}

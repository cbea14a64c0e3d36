import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { changeLanguage } from '../i18n/i18n.ts';
import { languageNames, offeredLanguages } from '../i18n/languages.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { COLOR_SCHEMES, type ColorScheme, setColorScheme, useColorScheme } from '../theme/color-scheme.ts';
import { IconButton } from './icon-button.tsx';
import { styleClass } from './layout/style-class.ts';
import classes from './switches.module.css';
import utilities from './utilities.module.css';

/** Switches the language, if the site offers two. It is a link to the same page in the other language, followed without a reload. */
export function LanguageSwitch({ wide = false }: { wide?: boolean }) {
  const { t, i18n } = useTranslation();
  const { search } = useLocation();
  const other = offeredLanguages(i18n.terms).find((language) => language !== i18n.language);
  if (!other) return null;
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <a
      href={`?${query}`}
      hrefLang={other}
      className={wide ? classes.wide : utilities.iconButton}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void changeLanguage(i18n, other);
      }}
    >
      {wide && <IconLanguage size={20} aria-hidden="true" />}
      <span className={styleClass({ text: 'sm', weight: 600 })} {...(wide ? { lang: other } : {})}>
        {wide ? languageNames[other] : t('language.short')}
      </span>
      {!wide && (
        <span className={utilities.hidden} lang={other}>
          {t('language.switchTo')}
        </span>
      )}
    </a>
  );
}

/**
 * Switches between light and dark. Both icons are in the page and the root's attribute shows the right one, so
 * nothing changes after loading.
 */
export function ThemeSwitch() {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        className={classes.inLight}
        aria-label={t('theme.toDark')}
        onClick={() => setColorScheme('dark')}
      >
        <IconMoon size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton
        className={classes.inDark}
        aria-label={t('theme.toLight')}
        onClick={() => setColorScheme('light')}
      >
        <IconSun size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** The theme as a field: light, dark, or that of the system. */
export function ThemeChoice() {
  const { t } = useTranslation();
  return (
    <label className={classes.choice}>
      {t('theme.label')}
      <select
        value={useColorScheme()}
        onChange={(event) => setColorScheme(event.currentTarget.value as ColorScheme)}
      >
        {COLOR_SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`theme.${scheme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

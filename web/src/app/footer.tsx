import { Link } from 'react-router-dom';
import { useIsOutsider } from '../features/accounts/index.ts';
import { useCategoriesQuery } from '../features/categories/index.ts';
import { LEGAL_PATHS, useLegalKinds } from '../features/legal-documents/index.ts';
import { useSiteMode } from '../i18n/use-site-mode.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { localizedText, useBranding } from '../ui/branding.ts';
import { Row, Text } from '../ui/layout/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { ThemeChoice } from '../ui/switches.tsx';
import utilities from '../ui/utilities.module.css';
import classes from './footer.module.css';

/** The operator's particulars, which the law on consumers requires on the pages of a shop. */
const Operator = () => {
  const { t } = useTranslation();
  const { company, taxCode, address, phone, email, licence } = useBranding();
  const parts = [
    company,
    taxCode && t('footer.operator.taxCode', { value: taxCode }),
    address,
    phone && t('footer.operator.phone', { value: phone }),
    email,
    licence && t('footer.operator.licence', { value: licence }),
  ].filter(Boolean);
  return parts.length > 0 && <Text mt={8}>{parts.map((part) => `${part}.`).join(' ')}</Text>;
};

/** The footer of the public pages. It links only to pages that exist. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const branding = useBranding();
  const isOutsider = useIsOutsider();
  const { isAcademy } = useSiteMode();
  const legalKinds = useLegalKinds();
  // The header has the same query
  const { data } = useCategoriesQuery({ skip: isOutsider });
  return (
    <footer className={classes.footer}>
      <div className={utilities.container}>
        <div className={classes.columns}>
          <div>
            <Logo onLeaf />
            <Text maxW={80} mt={3} mb={4}>
              {localizedText(branding, 'footer', i18n.language) ?? t('footer.tagline')}
            </Text>
            {!isOutsider &&
              ['VNPAY', 'MoMo', 'ZaloPay', 'VietQR'].map((name) => (
                <span key={name} className={classes.pay}>
                  {name}
                </span>
              ))}
          </div>
          {!isOutsider && (
            <>
              <nav aria-labelledby="footer-learn">
                <h2 id="footer-learn">{t('footer.learn')}</h2>
                <Link to="/courses">{t('footer.allCourses')}</Link>
                <Link to="/courses?sale=1">{t('footer.onSale')}</Link>
                <Link to="/courses?free=1">{t('footer.free')}</Link>
                <Link to="/verify">{t('footer.verify')}</Link>
              </nav>
              {!isAcademy && (
                <nav aria-labelledby="footer-teach">
                  <h2 id="footer-teach">{t('footer.teach')}</h2>
                  <Link to="/teacher">{t('footer.becomeTeacher')}</Link>
                </nav>
              )}
            </>
          )}
          <nav aria-labelledby="footer-about">
            <h2 id="footer-about">{t('brand')}</h2>
            {!isOutsider && (
              <>
                <Link to="/about">{t('footer.about')}</Link>
                {data?.footerPages.map((page) => (
                  <Link key={page.slug} to={`/p/${page.slug}`}>
                    {localizedText(page, 'title', i18n.language)}
                  </Link>
                ))}
                <Link to="/help">{t('footer.help')}</Link>
              </>
            )}
            <Link to="/contact">{t('footer.contact')}</Link>
            {!isOutsider && <Link to="/developers">{t('footer.developers')}</Link>}
          </nav>
          <nav aria-labelledby="footer-legal">
            <h2 id="footer-legal">{t('footer.legal')}</h2>
            {legalKinds.map((kind) => (
              <Link key={kind} to={LEGAL_PATHS[kind]}>
                {t(`footer.document.${kind}`)}
              </Link>
            ))}
          </nav>
        </div>
        <Operator />
        <Row className={classes.legal} wrap justify="between" gap={4}>
          <p>{t('footer.rights')}</p>
          <ThemeChoice />
        </Row>
      </div>
    </footer>
  );
}

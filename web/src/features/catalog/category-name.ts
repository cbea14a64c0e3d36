import { useTranslation } from 'react-i18next';

/** A category's name in the viewer's language. */
export const useCategoryName = (): ((category: { name: string; nameEn: string }) => string) => {
  const { i18n } = useTranslation();
  return (category) => (i18n.language === 'en' ? category.nameEn : category.name);
};

import { useTranslation } from '../../i18n/use-translation.tsx';

/** A category's name in the viewer's language. */
export const useCategoryName = (): ((category: { name: string; nameEn: string }) => string) => {
  const { i18n } = useTranslation();
  return (category) => (i18n.language === 'en' ? category.nameEn : category.name);
};

import { useTranslation } from '../../i18n/use-translation.tsx';

export const useCategoryName = (): ((category: { name: string; nameEn: string }) => string) => {
  const { i18n } = useTranslation();
  return (category) => (i18n.language === 'en' ? category.nameEn : category.name);
};

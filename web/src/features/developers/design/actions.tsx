import { IconHeart, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink, type ButtonStyleProps } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dropdown } from '../../../ui/dropdown.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { toast } from '../../../ui/toast.tsx';
import utilities from '../../../ui/utilities.module.css';
import { Sample, type Samples } from './sample.tsx';

const VARIANTS = ['filled', 'light', 'default', 'outline', 'subtle'] as const;
/** The kinds that a destructive action may have. */
const DANGEROUS: readonly string[] = ['filled', 'light', 'outline'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'compact-sm', 'compact-md'] as const;
const plus = <IconPlus size={18} aria-hidden="true" />;

/** The same states for every kind of button. */
const STATES: readonly { state: 'icon' | 'loading' | 'disabled'; looks: ButtonStyleProps & object }[] = [
  { state: 'icon', looks: { leftSection: plus } },
  { state: 'loading', looks: { loading: true } as ButtonStyleProps },
  { state: 'disabled', looks: { disabled: true } as ButtonStyleProps },
];

export const Buttons: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      {VARIANTS.map((variant) => (
        <Sample key={variant} name={`<Button variant="${variant}">`}>
          <Button variant={variant}>{t('sample.save')}</Button>
          {STATES.map(({ state, looks }) => (
            <Button key={state} variant={variant} {...looks}>
              {t(`states.${state}`)}
            </Button>
          ))}
          {DANGEROUS.includes(variant) && (
            <Button variant={variant} color="clay" leftSection={<IconTrash size={18} aria-hidden="true" />}>
              {t('sample.delete')}
            </Button>
          )}
        </Sample>
      ))}
      <Sample name='<Button size="…">'>
        {SIZES.map((size) => (
          <Button key={size} size={size} variant="light">
            {size}
          </Button>
        ))}
      </Sample>
      <Sample name="<Button fullWidth>" as="column">
        <Button fullWidth>{t('states.wide')}</Button>
      </Sample>
      <Sample name="<ButtonLink>, <CancelButton>, <IconButton>">
        <ButtonLink to="/developers" variant="default">
          API
        </ButtonLink>
        <CancelButton onClick={() => toast.success(t('sample.saved'))} />
        <IconButton aria-label={t('sample.save')}>
          <IconHeart size={20} aria-hidden="true" />
        </IconButton>
      </Sample>
    </>
  );
};

export const Links: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      <Sample name="utilities.link">
        <Link className={utilities.link} to="/courses">
          {t('sample.course')}
        </Link>
      </Sample>
      <Sample name="<TextButton>, <TextButton isInline>">
        <TextButton>{t('sample.edit')}</TextButton>
        <TextButton isInline>{t('sample.copy')}</TextButton>
      </Sample>
      <Sample name="utilities.moreLink">
        <Link className={utilities.moreLink} to="/courses">
          {t('sample.more')}
        </Link>
      </Sample>
    </>
  );
};

export const Menus: Samples = () => {
  const { t } = useTranslation('design');
  const entries = (
    <>
      <Link to="/courses">{t('sample.more')}</Link>
      <button type="button">{t('sample.edit')}</button>
      <button type="button">{t('sample.copy')}</button>
    </>
  );
  return (
    <>
      <Sample name="<Dropdown>">
        <Dropdown trigger={t('sample.menu')} buttonStyle={{ variant: 'default' }}>
          {entries}
        </Dropdown>
      </Sample>
      <Sample name="<RowMenu>">
        {t('sample.course')}
        <RowMenu label={t('sample.menuOf', { name: t('sample.course') })}>{entries}</RowMenu>
      </Sample>
    </>
  );
};

const TABS = ['all', 'published', 'draft'] as const;

export const Tabs: Samples = ({ theme }) => {
  const { t } = useTranslation('design');
  const [filter, setFilter] = useState<(typeof TABS)[number]>('all');
  return (
    <>
      <Sample name="<TabLinks>" as="column">
        <TabLinks
          label={t('sample.tabsOf', { theme })}
          links={TABS.map((key, index) => ({
            key,
            label: t(`sample.${key}`),
            to: '#tabs',
            isOn: index === 0,
            ...(index > 0 && { count: index * 4 }),
          }))}
        />
      </Sample>
      <Sample name="<PressedFilters>">
        <PressedFilters
          label={t('sample.status')}
          options={TABS.map((value) => ({ value, label: t(`sample.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      </Sample>
    </>
  );
};

const TOASTS = { success: 'saved', warning: 'unsaved', failure: 'notSaved' } as const;

export const Toasts: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <Sample name="toast.success(…), toast.warning(…), toast.error(…)">
      {(['success', 'warning', 'failure'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          onClick={() => toast[kind === 'failure' ? 'error' : kind](t(`sample.${TOASTS[kind]}`))}
        >
          {t(`sample.${kind}`)}
        </Button>
      ))}
    </Sample>
  );
};

export const Pages: Samples = ({ theme }) => {
  const { t } = useTranslation('design');
  return (
    <>
      {[1, 5, 9].map((page) => (
        <Sample key={page} name={`<Pagination page={${page}}>`} as="column">
          <Pagination
            page={page}
            limit={20}
            total={174}
            href={() => '#pagination'}
            label={`${t('sample.pagesOf', { theme })} ${page}`}
          />
        </Sample>
      ))}
      <Sample name="<LoadMore>" as="column">
        <LoadMore label={t('sample.more')} hasMore onMore={() => Promise.resolve()} shown="20 / 174" />
      </Sample>
    </>
  );
};

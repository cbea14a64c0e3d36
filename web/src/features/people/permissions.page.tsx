import { IconInfoCircle, IconPlus, IconUserSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useViewer } from '../accounts/index.ts';
import { CheckPerson } from './check-person.tsx';
import { usePermissionsQuery } from './permissions.gen.ts';
import classes from './permissions.module.css';
import { RoleDialog } from './role-dialog.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleList } from './role-list.tsx';

const KINDS = ['SYSTEM', 'CUSTOM'] as const;

/** /admin/permissions: the permissions of each role. */
export function Component() {
  const { t } = useTranslation('permissions');
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const editor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'create' | 'check' | null>(null);
  const result = usePermissionsQuery(cacheAndNetwork);
  const { data, refetch } = result;
  const roles = data?.roles ?? [];
  const firstCustom = roles.find(({ kind }) => kind === 'CUSTOM');
  const current = roles.find(({ id }) => id === params.get('role')) ?? firstCustom ?? roles[0];
  const choose = (id: string | null) => {
    setParams(id ? { role: id } : {}, { replace: true, preventScrollReset: true });
    // On a phone the role opens below the list, outside the window
    const top = editor.current?.getBoundingClientRect().top ?? 0;
    if (id && top > window.innerHeight / 2) editor.current?.scrollIntoView();
  };

  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          data && (
            <>
              {viewer.may('person:read') && (
                <Button
                  variant="default"
                  leftSection={<IconUserSearch size={18} aria-hidden="true" />}
                  onClick={() => setOpen('check')}
                >
                  {t('check')}
                </Button>
              )}
              {viewer.may('role:create') && (
                <Button
                  variant="default"
                  leftSection={<IconPlus size={18} aria-hidden="true" />}
                  onClick={() => setOpen('create')}
                >
                  {t('create')}
                </Button>
              )}
            </>
          )
        }
      />
      <QueryView
        result={result}
        select={({ permissionCatalogue }) => current && { current, catalogue: permissionCatalogue }}
        skeleton={
          <Loading className={classes.columns ?? ''}>
            <Skeleton height={320} />
            <Skeleton height={560} />
          </Loading>
        }
      >
        {({ current: role, catalogue }) => (
          <div className={classes.columns}>
            <div>
              <Grid as="nav" className={classes.roles} card gap={1} p={3} aria-label={t('roles')}>
                {KINDS.map((kind) => (
                  <RoleList
                    key={kind}
                    title={t(`kind.${kind}`)}
                    roles={roles.filter((each) => each.kind === kind)}
                    currentId={role.id}
                    onChoose={choose}
                  />
                ))}
                {!firstCustom && (
                  <Text text="sm" tone="dim">
                    {t('noCustom')}
                  </Text>
                )}
              </Grid>
              <Row as="p" className={classes.note} align="stretch" gap={2} px={2} mt={4} text="xs" tone="dim">
                <IconInfoCircle size={18} aria-hidden="true" />
                {t('note')}
              </Row>
            </div>
            <div ref={editor}>
              <RoleEditor
                key={`${role.id}.${role.version}`}
                role={role}
                roles={roles}
                catalogue={catalogue}
                onChanged={() => void refetch()}
                onDeleted={() => {
                  choose(null);
                  void refetch();
                }}
              />
            </div>
          </div>
        )}
      </QueryView>
      {open === 'create' && (
        <RoleDialog
          onClose={() => setOpen(null)}
          onSaved={(id) => {
            setOpen(null);
            void refetch().then(() => choose(id));
          }}
        />
      )}
      {open === 'check' && data && (
        <CheckPerson catalogue={data.permissionCatalogue} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

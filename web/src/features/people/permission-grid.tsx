import type { PermissionGroup } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { useScrollStop } from '../../ui/use-scroll-stop.ts';
import utilities from '../../ui/utilities.module.css';
import type { PermissionsQuery } from './permissions.gen.ts';
import classes from './permissions.module.css';

type Catalogue = PermissionsQuery['permissionCatalogue'];
type Action = Catalogue[number]['actions'][number];
const GROUPS: readonly PermissionGroup[] = ['PEOPLE', 'CONTENT', 'MONEY', 'OPERATIONS'];
/** Columns for actions that several resources have. The last column lists other actions by name. */
const COLUMNS = {
  read: ['read', 'read-any'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  export: ['export'],
} as const;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const COLUMN_COUNT = NAMES.length + 2;

/** The action of each column, and those without a column. */
const placeActions = (actions: readonly Action[]) => {
  const cells = NAMES.map((name) => ({
    name,
    action: actions.find(({ action }) => COLUMNS[name].some((each) => each === action)),
  }));
  return { cells, others: actions.filter((each) => !cells.some(({ action }) => action === each)) };
};

interface PermissionGridProps {
  catalogue: Catalogue;
  granted: ReadonlySet<string>;
  /** The permissions at the last save; differences are marked. */
  saved: ReadonlySet<string>;
  /** The permissions of another role for comparison, marked by a dot. */
  compared: ReadonlySet<string> | null;
  /** Undefined if the grid is read-only. */
  onToggle?: (permission: string, isOn: boolean) => void;
}

/** A matrix of resources and actions; on a phone a list of resources. */
export function PermissionGrid({ catalogue, granted, saved, compared, onToggle }: PermissionGridProps) {
  const { t } = useTranslation('permissions');
  const tick = (resource: string, { permission, label, isGrantable, isHeld }: Action, isNamed: boolean) => {
    const isOn = granted.has(permission);
    const isLocked = !onToggle || !isGrantable || !isHeld;
    return (
      <Box
        as="span"
        key={permission}
        className={classes.action}
        display="inline-flex"
        align="center"
        gap={1}
        px={2}
        py="half"
        radius="sm"
        position="relative"
        data-changed={isOn !== saved.has(permission) || undefined}
      >
        <Checkbox
          aria-label={`${resource}: ${label}`}
          {...(isNamed && { label })}
          checked={isOn}
          disabled={isLocked}
          {...(onToggle && isLocked && { title: t(isGrantable ? 'notHeld' : 'notGrantable') })}
          onChange={(event) => onToggle?.(permission, event.currentTarget.checked)}
        />
        {compared?.has(permission) && (
          <span className={classes.dot}>
            <span className={utilities.hidden}>{t('comparedHas')}</span>
          </span>
        )}
      </Box>
    );
  };
  const scrollStop = useScrollStop();
  return (
    <section className={classes.matrix} aria-label={t('matrix')} {...scrollStop}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('resource')}</th>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {t(`column.${name}`)}
              </th>
            ))}
            <th scope="col">{t('column.others')}</th>
          </tr>
        </thead>
        {GROUPS.map((group) => {
          const resources = catalogue.filter((each) => each.group === group);
          if (resources.length === 0) return null;
          return (
            <tbody key={group}>
              <tr className={classes.groupRow}>
                <th scope="rowgroup" colSpan={COLUMN_COUNT}>
                  {t(`group.${group}`)}
                </th>
              </tr>
              {resources.map(({ resource, label, actions }) => {
                const { cells, others } = placeActions(actions);
                return (
                  <tr key={resource}>
                    <th scope="row">{label}</th>
                    {cells.map(({ name, action }) => (
                      <td key={name} data-label={action?.label} data-none={!action || undefined}>
                        {action ? tick(label, action, false) : <span aria-hidden="true">·</span>}
                      </td>
                    ))}
                    <td className={classes.others} data-none={others.length === 0 || undefined}>
                      {others.map((action) => tick(label, action, true))}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

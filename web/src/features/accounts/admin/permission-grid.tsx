import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PermissionGroup } from '../../../generated/schema.ts';
import kit from '../../../ui/kit.module.css';
import type { PermissionsQuery } from './permissions.gen.ts';
import classes from './permissions.module.css';

type Catalogue = PermissionsQuery['permissionCatalogue'];
const GROUPS: readonly PermissionGroup[] = ['PEOPLE', 'CONTENT', 'MONEY', 'OPERATIONS'];

interface PermissionGridProps {
  catalogue: Catalogue;
  /** What is ticked. */
  held: ReadonlySet<string>;
  /** What was ticked when it was saved last; differences are marked. */
  saved: ReadonlySet<string>;
  /** Another role to compare with: its permissions carry a dot. */
  compared: ReadonlySet<string> | null;
  /** Left out: it can only be looked at. */
  onToggle?: (permission: string, isOn: boolean) => void;
}

/** Resource by resource, what may be done to it. */
export function PermissionGrid({ catalogue, held, saved, compared, onToggle }: PermissionGridProps) {
  const { t } = useTranslation('permissions');
  return (
    <div>
      {GROUPS.map((group) => {
        const resources = catalogue.filter((each) => each.group === group);
        if (resources.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h3 id={`group-${group}`} className={classes.group}>
              {t(`group.${group}`)}
            </h3>
            {resources.map(({ resource, label, actions }) => (
              <fieldset key={resource} className={classes.resource}>
                <legend className={classes.resourceName}>{label}</legend>
                <div className={classes.actions}>
                  {actions.map(({ permission, label: action, isGrantable, isHeld }) => {
                    const isOn = held.has(permission);
                    const isLocked = !onToggle || !isGrantable || !isHeld;
                    return (
                      <span
                        key={permission}
                        className={classes.action}
                        data-changed={isOn !== saved.has(permission) || undefined}
                      >
                        <Checkbox
                          size="sm"
                          label={action}
                          checked={isOn}
                          disabled={isLocked}
                          {...(onToggle &&
                            isLocked && { title: t(isGrantable ? 'notHeld' : 'notGrantable') })}
                          onChange={(event) => onToggle?.(permission, event.currentTarget.checked)}
                        />
                        {compared?.has(permission) && (
                          <span className={classes.dot}>
                            <span className={kit.hidden}>{t('comparedHas')}</span>
                          </span>
                        )}
                      </span>
                    );
                  })}
                </div>
              </fieldset>
            ))}
          </section>
        );
      })}
    </div>
  );
}

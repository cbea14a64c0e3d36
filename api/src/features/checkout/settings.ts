import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

/** Days for which a buyer who followed a teacher’s own link counts as brought by the teacher. */
export const TEACHER_LINK_DAYS = defineSetting({
  key: 'teacherLink.days',
  kind: SettingKind.DURATION,
  unit: SettingUnit.DAYS,
  least: 1,
  most: 90,
  default: 30,
});

import { AppError } from '../../../platform/errors/errors.ts';
import { reasons } from '../reasons.ts';

/** A wrong password or code, shown at the field it was typed in. */
export const wrongProof = (
  reason: 'PASSWORD_NEEDED' | 'PASSWORD_WRONG' | 'CODE_NEEDED' | 'CODE_WRONG',
  field: string,
) => new AppError(reason, { details: [{ field, message: reasons[reason].message }] });

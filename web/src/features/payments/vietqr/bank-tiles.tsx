import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout/layout.tsx';
import { BANK_APPS, type BankApp } from './bank-apps.ts';
import classes from './bank-tiles.module.css';

interface BankTilesProps {
  /** The bank that the viewer opened last. */
  last: BankApp | undefined;
  /** The link or button of a bank. */
  tile: (bank: BankApp, className: string, content: ReactNode) => ReactNode;
}

/** Banks whose app can be opened. Their own marks may be drawn only with their permission. */
export function BankTiles({ last, tile }: BankTilesProps) {
  return (
    <Grid as="ul" className={classes.tiles} gap={3}>
      {BANK_APPS.map((bank) => (
        <li key={bank.app}>
          {tile(
            bank,
            `${classes.tile} ${bank.app === last?.app ? classes.last : ''}`,
            <>
              <span aria-hidden="true">{bank.sign}</span>
              {bank.name}
            </>,
          )}
        </li>
      ))}
    </Grid>
  );
}

import { press, type Scope } from './find.ts';

/** Opens a drop-down menu by the name of its button and chooses an item. */
export async function chooseInMenu(scope: Scope, menu: string, item: string): Promise<void> {
  await press(scope, menu);
  await press(scope, item);
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { toast } from '../../ui/toast.tsx';
import { ViewerProvider } from '../accounts/viewer.tsx';
import type { PermissionsQuery } from './permissions.gen.ts';
import { RoleEditor } from './role-editor.tsx';
import type { Role } from './role-list.tsx';

const ROLE: Role = {
  __typename: 'AccessRole',
  id: 'desk',
  kind: 'CUSTOM',
  name: 'Help desk',
  description: 'Answers people',
  permissions: ['person:read'],
  holderCount: 2,
  version: 3,
};
const action = (name: string) => ({
  __typename: 'PermissionAction' as const,
  permission: `person:${name}`,
  action: name,
  label: name,
  isGrantable: true,
  isHeld: true,
});
const CATALOGUE: PermissionsQuery['permissionCatalogue'] = [
  {
    __typename: 'PermissionResource',
    resource: 'person',
    group: 'PEOPLE',
    label: 'People',
    actions: [action('read'), action('update')],
  },
];
const refusal = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Not today', extensions }] });

const onChanged = vi.fn();
/** @param update the server's response to a save */
const open = async (update: Answer) => {
  const me = viewerOnly({ permissions: ['role:update', 'role:delete'] });
  await renderPiece(
    <ViewerProvider>
      <RoleEditor
        role={ROLE}
        roles={[ROLE]}
        catalogue={CATALOGUE}
        onChanged={onChanged}
        onDeleted={() => undefined}
      />
    </ViewerProvider>,
    {
      answer: (operation) => (operation.operationName === 'Me' ? me(operation) : update(operation)),
      texts: ['permissions'],
    },
  );
  await vi.waitFor(() =>
    expect((screen.getByLabelText(/: update$/) as HTMLInputElement).disabled).toBe(false),
  );
};
const tickAndSave = async () => {
  await userEvent.click(screen.getByLabelText(/: update$/));
  await userEvent.click(screen.getByRole('button', { name: 'Xem lại và lưu' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lưu' }));
};

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(() => {
  clearTokens();
  onChanged.mockClear();
  vi.restoreAllMocks();
});

it('sends the ticked permissions with the loaded version', async () => {
  const sent = vi.fn<Answer>(async ({ variables }) => ({
    updateRole: { ...ROLE, permissions: variables.input.permissions },
  }));
  await open(sent);
  await tickAndSave();
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0].variables).toEqual({
    input: {
      roleId: 'desk',
      expectedVersion: 3,
      name: 'Help desk',
      description: 'Answers people',
      permissions: ['person:read', 'person:update'],
    },
  });
});

it('shows a rejection above the grid until the next change', async () => {
  const details = [{ field: 'input.permissions', message: 'You do not hold it yourself' }];
  await open(() => Promise.reject(refusal({ code: 'BAD_INPUT', details })));
  await tickAndSave();
  expect((await screen.findByRole('alert')).textContent).toBe('You do not hold it yourself');
  expect(onChanged).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(/: update$/));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a toast for a conflict and loads the newer version', async () => {
  const toastError = vi.spyOn(toast, 'error').mockReturnValue();
  await open(() => Promise.reject(refusal({ code: 'CONFLICT', reason: 'STALE_VERSION' })));
  await tickAndSave();
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(toastError.mock.calls).toEqual([['Not today']]);
});

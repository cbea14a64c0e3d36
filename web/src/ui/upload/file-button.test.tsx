import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { FileButton } from './file-button.tsx';

it('returns the chosen file, also if it is chosen again', async () => {
  const onFiles = vi.fn();
  await renderPiece(
    <FileButton label="Roster" onFiles={onFiles}>
      {({ onClick }) => (
        <button type="button" onClick={onClick}>
          Choose
        </button>
      )}
    </FileButton>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Roster');
  const open = vi.spyOn(field, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(open).toHaveBeenCalledOnce();
  open.mockRestore();
  const file = new File(['a'], 'a.csv');
  await userEvent.upload(field, file);
  await userEvent.upload(field, file);
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
});

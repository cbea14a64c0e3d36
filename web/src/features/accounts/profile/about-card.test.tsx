import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientFor, renderPiece } from '../../../testing/render.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AboutCard } from './about-card.tsx';
import type { ProfileFragment } from './profile.gen.ts';

const INSTRUCTOR = gql`query Instructor { instructor(id: "lan") { id fullName } }`;

const PROFILE: ProfileFragment = {
  __typename: 'User',
  id: 'lan',
  email: 'lan@sen.test',
  fullName: 'Lan',
  name: 'Lan',
  avatarUrl: null,
  phone: null,
  birthYear: null,
  isProfileClosed: false,
  locale: 'VI',
  bio: null,
  skills: [],
  education: [],
  experience: [],
};

const PublicPage = () => {
  const { data } = useQuery<{ instructor: { fullName: string } }>(INSTRUCTOR);
  return <h1>{data?.instructor.fullName}</h1>;
};

it('shows a new name on a visited public page without a refetch', async () => {
  const operations: string[] = [];
  const client = clientFor(async ({ operationName, variables }) => {
    operations.push(operationName ?? '');
    return { updateProfile: { ...PROFILE, ...variables.input, name: variables.input.fullName } };
  });
  client.cache.writeQuery({
    query: INSTRUCTOR,
    data: { instructor: { __typename: 'PublicProfile', id: 'lan', fullName: 'Lan' } },
  });
  await renderPiece(
    <>
      <PublicPage />
      <AboutCard profile={PROFILE} onDirty={() => undefined} />
    </>,
    { client, texts: ['profile', 'accounts'] },
  );
  fireEvent.change(screen.getByDisplayValue('Lan'), { target: { value: 'Lan Anh' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lan Anh' })).toBeTruthy();
  expect(operations).toEqual(['UpdateProfile']);
});

it('shows the specified message after a failed save and keeps the input', async () => {
  const toastError = vi.spyOn(toast, 'error');
  const client = clientFor(() => Promise.reject(new Error('The server is away')));
  await renderPiece(<AboutCard profile={PROFILE} onDirty={() => undefined} />, {
    client,
    texts: ['profile', 'accounts'],
  });
  fireEvent.change(screen.getByDisplayValue('Lan'), { target: { value: 'Lan Anh' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  await vi.waitFor(() => expect(toastError.mock.calls).toEqual([['Cập nhật hồ sơ thất bại']]));
  expect(screen.getByDisplayValue('Lan Anh')).toBeTruthy();
});

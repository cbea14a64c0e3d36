import { describe, expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { act, allPass, app, audit, decide, other, owner, reviewer } from './testing/courses.ts';
import { approve, otherCategory, seen, update } from './testing/revisions.ts';

const { count, course, db, fetchRoot, updateRow } = helpersFor(app);

describe('a published course', () => {
  test('applies small edits immediately and hides others in a revision', async () => {
    const { id } = await course(owner.id);
    const { category } = (await course(other.id)) && { category: await otherCategory() };
    const reply = await update(owner, {
      courseId: id,
      expectedVersion: 1,
      subtitle: 'Bản mới',
      title: 'Tên khác hẳn',
      price: 900_000,
      categoryId: category,
    });
    expect(reply.data.updateCourse).toMatchObject({
      title: 'Khoá học thử',
      price: 500_000,
      subtitle: 'Bản mới',
      version: 2,
      revision: { state: 'DRAFT', title: 'Tên khác hẳn', price: 900_000, category: { id: category } },
    });
    expect(await seen(undefined, id)).toMatchObject({
      title: 'Khoá học thử',
      price: 500_000,
      revision: null,
    });
    expect((await seen(other, id)).revision).toBeNull();
  });

  test('drops reverted changes and an empty revision', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn', price: 900_000 });
    const back = await update(owner, { courseId: id, expectedVersion: 2, price: 400_000 });
    expect(back.data.updateCourse).toMatchObject({
      price: 400_000,
      revision: { title: 'Tên khác hẳn', price: null },
    });
    const none = await update(owner, { courseId: id, expectedVersion: 3, title: 'Khoá học thử' });
    expect(none.data.updateCourse).toMatchObject({ revision: null });
    // The next edit opens another revision
    await update(owner, { courseId: id, expectedVersion: 4, title: 'Lần nữa' });
    expect((await seen(owner, id)).revision).toMatchObject({ state: 'DRAFT', title: 'Lần nữa' });
  });

  test('remains unchanged until a reviewer approves the revision', async () => {
    const { id, slug } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn', price: 900_000 });
    const mayReview = () =>
      fetchRoot(reviewer, 'query($id: String!) { course(idOrSlug: $id) { allowedActions } }', { id });
    expect(await mayReview()).toEqual({ allowedActions: [] });
    expect(getCode(await act(owner, 'submitRevision', id))).toBeUndefined();
    expect(await mayReview()).toEqual({ allowedActions: ['REVIEW'] });
    expect(await seen(undefined, id)).toMatchObject({ status: 'PUBLISHED', title: 'Khoá học thử' });
    const locked = await update(owner, { courseId: id, expectedVersion: 2, title: 'Đổi nữa' });
    expect([getCode(locked), getReason(locked)]).toEqual(['CONFLICT', 'REVISION_STATE']);
    // Unchanged values and small edits do not affect the review
    expect(
      getCode(
        await update(owner, { courseId: id, expectedVersion: 2, title: 'Tên khác hẳn', subtitle: 'Mới' }),
      ),
    ).toBeUndefined();
    expect(getCode(await approve(id))).toBeUndefined();
    expect(await seen(undefined, slug)).toMatchObject({
      status: 'PUBLISHED',
      title: 'Tên khác hẳn',
      price: 900_000,
      revision: null,
    });
    expect(await audit(id)).toEqual([
      'course.update',
      'course.submit-revision',
      'course.update',
      'course.approved',
    ]);
    const [told] = await db<{ kind: string }>(
      'select kind from notification where person_id = ? order by id desc limit 1',
      owner.id,
    );
    expect(told!.kind).toBe('REVISION_REVIEWED');
  });

  test('keeps a returned revision editable and drops a rejected one', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn' });
    await act(owner, 'submitRevision', id);
    const checklist = allPass.map((check, i) => (i ? check : { ...check, verdict: 'FIX' }));
    await decide(reviewer, 'sendBackCourse', { courseId: id, checklist, notes: 'Tên này gây hiểu lầm.' });
    expect((await seen(owner, id)).revision).toMatchObject({ state: 'SENT_BACK', title: 'Tên khác hẳn' });
    await act(owner, 'submitRevision', id);
    await decide(reviewer, 'rejectCourse', { courseId: id, reason: 'Tên này trái quy định.' });
    expect(await seen(owner, id)).toMatchObject({
      status: 'PUBLISHED',
      title: 'Khoá học thử',
      revision: null,
    });
    await update(owner, { courseId: id, expectedVersion: 2, title: 'Lần nữa' });
    expect(getCode(await act(owner, 'discardRevision', id))).toBeUndefined();
    expect((await seen(owner, id)).revision).toBeNull();
    expect(getCode(await act(owner, 'submitRevision', id))).toBe('NOT_FOUND');
  });

  test('unpublished during a review is reviewed with its revision later', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn' });
    await act(owner, 'submitRevision', id);
    await act(owner, 'unpublishCourse', id);
    expect((await seen(owner, id)).revision).toMatchObject({ state: 'DRAFT' });
    expect(getCode(await approve(id))).toBe('CONFLICT');
    await updateRow('course', id, "status = 'DRAFT'");
    await act(owner, 'submitCourse', id);
    expect(await seen(owner, id)).toMatchObject({
      status: 'PENDING_REVIEW',
      title: 'Tên khác hẳn',
      revision: null,
    });
  });

  test('has one submission after two simultaneous requests', async () => {
    const { id } = await course(owner.id);
    await update(owner, { courseId: id, expectedVersion: 1, title: 'Tên khác hẳn' });
    const replies = await Promise.all([act(owner, 'submitRevision', id), act(owner, 'submitRevision', id)]);
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
    expect(await count('course_review where course_id = ?', id)).toBe(1);
  });
});

import { newTeacher } from '../accounts.ts';
import { inspect } from '../axe.ts';
import { newCourse } from '../courses.ts';
import { fillDate } from '../parts/date.ts';
import { dialog } from '../parts/dialog.ts';
import { editor, write } from '../parts/editor.ts';
import { fileInput } from '../parts/file.ts';
import { field, link, press, title } from '../parts/find.ts';
import { chooseInMenu } from '../parts/menu.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { getSaveBar } from './studio.ts';

test('A teacher creates a lesson of each kind', { tag: '@desktop' }, async ({ visitor: teacher }) => {
  const { page } = teacher;
  const account = await newTeacher();
  const course = await newCourse(account, 'Đủ loại bài', []);
  await teacher.signIn(account);
  await teacher.go(`/teacher/courses/${course.id}/structure`);

  /** Adds a lesson to the section and opens it. */
  const add = async (kind: 'FILE' | 'LIVE' | 'EMBED' | 'QUIZ' | 'ASSIGNMENT', name: string) => {
    await chooseInMenu(page, t('lessons:outline.addOtherTo', { number: 1 }), t(`lessons:outline.${kind}`));
    const kindDialog = dialog(page, /./);
    await kindDialog.getByRole('textbox').fill(name);
    await press(kindDialog, t('lessons:outline.add'));
    await page.getByRole('link', { name }).click();
    await expect(title(page, name)).toBeVisible();
  };
  const save = () => press(page, t('lessons:lesson.save'));
  const saveNow = async () => {
    await expectToast(page, t('lessons:lesson.saved'), save);
    await expect(getSaveBar(teacher)).toBeHidden();
  };
  const backToOutline = async (steps = 1) => {
    for (let step = 0; step < steps; step++) await page.goBack();
    await expect(page.getByRole('button', { name: t('lessons:outline.addSection') })).toBeVisible();
  };

  await test.step('A lesson with files', async () => {
    await add('FILE', 'Bảng kiểu');
    const csv = Buffer.from('kiểu,ví dụ\nstring,"Sen"\n');
    await expectToast(page, t('lessons:lesson.fileAdded'), () =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'bang-kieu.csv', mimeType: 'text/csv', buffer: csv }),
    );
    await expect(page.getByText('bang-kieu.csv')).toBeVisible();
    await inspect(page);
    await backToOutline();
  });

  await test.step('A live lesson, whose URL must be secure', async () => {
    await add('LIVE', 'Hỏi đáp trực tiếp');
    const url = field(page, t('lessons:lesson.liveUrl'));
    await fillDate(field(page, t('lessons:lesson.liveStartsAt')), '2027-12-20 20:00');
    await field(page, t('lessons:lesson.minutes')).fill('60');
    await url.fill('http://meet.google.com/abc');
    await save();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await expect(url).toBeEnabled();
    await url.fill('https://meet.google.com/abc-defg-hij');
    await saveNow();
    await inspect(page);
    await backToOutline();
  });

  await test.step('An embedded lesson from an allowed site', async () => {
    // The tests have no network
    teacher.allowConsoleErrors(/youtube|ERR_/);
    await add('EMBED', 'Video ngoài');
    const url = field(page, t('lessons:lesson.embed'));
    await url.fill('https://an-trang-la.example/xem');
    await save();
    await expect(url).toHaveAttribute('aria-invalid', 'true');
    await url.fill('https://www.youtube.com/watch?v=zQnBQ4tB3ZA');
    await saveNow();
    await inspect(page);
    await backToOutline();
  });

  await test.step('A quiz whose question has a sound', async () => {
    await add('QUIZ', 'Kiểm tra nhanh');
    await link(page, t('lessons:lesson.quizEdit')).click();
    await expect(title(page, 'Kiểm tra nhanh')).toBeVisible();
    await write(editor(page, t('quizBuilder:form.prompt')), 'Kiểu nào chỉ có hai giá trị?');
    await field(page, t('quizBuilder:body.choice', { number: 1 })).fill('boolean');
    await field(page, t('quizBuilder:body.choice', { number: 2 })).fill('string');
    await page.getByRole('radio', { name: t('quizBuilder:body.isRight', { number: 1 }) }).check();
    const sound = { name: 'nghe.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3 nghe') };
    await fileInput(page, t('quizBuilder:sound.choose')).setInputFiles(sound);
    await expect(page.getByText(t('quizBuilder:sound.chosen'))).toBeVisible();
    await inspect(page);
    await press(page, t('quizBuilder:form.create'));
    const questions = page.getByRole('navigation', { name: t('quizBuilder:list.title') });
    await expect(
      questions.getByText(t('quizBuilder:rules.all', { count: 1 }), { exact: true }),
    ).toBeVisible();
    // The page plays the uploaded sound, no longer the chosen file
    const player = page.locator('fieldset').getByLabel(t('quizBuilder:sound.title'));
    await expect(player).toHaveAttribute('src', /^\/media\//);
    await backToOutline(2);
  });

  await test.step('An assignment with a rubric', async () => {
    await add('ASSIGNMENT', 'Viết một kiểu');
    await link(page, t('lessons:lesson.assignmentEdit')).click();
    await expect(title(page, /Viết một kiểu/)).toBeVisible();
    await field(page, t('marking:editor.rowTitle')).fill('Kiểu đúng với mô tả');
    await field(page, t('assignment:rubric.full')).fill('Không còn chỗ nào là any.');
    await expectToast(page, t('marking:editor.saved'), () => press(page, t('marking:editor.save')));
    await backToOutline(2);
  });

  await test.step('The outline shows the kind of each lesson', async () => {
    for (const [name, kind] of [
      ['Bảng kiểu', 'FILE'],
      ['Hỏi đáp trực tiếp', 'LIVE'],
      ['Video ngoài', 'EMBED'],
      ['Kiểm tra nhanh', 'QUIZ'],
      ['Viết một kiểu', 'ASSIGNMENT'],
    ] as const) {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
      await expect(row.last()).toContainText(t(`lessons:outline.${kind}`));
    }
    await inspect(page);
  });
});

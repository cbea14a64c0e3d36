import { newStudent, PASSWORD, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { findMailedLink } from '../mailbox.ts';
import { field, press, title } from '../parts/find.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { totp } from '../totp.ts';
import { expectSignedOut, readDownload, waitUntilReady } from '../visitor.ts';

const CHANGED = 'Sen-doi-moi-2026';
const FORGOTTEN = 'Sen-quen-roi-2026';

test('A user confirms an email address, edits the account and resets the password', {
  tag: '@desktop',
}, async ({ visitor: person, openVisitor }) => {
  const otherDevice = await openVisitor();
  const { email, fullName: name, tokens } = await newStudent('Trần Thị Tài Khoản');
  const savedText = t('profile:updated');
  const twoStep = { secret: '', recovery: '' };
  await person.signIn(tokens);

  const region = (heading: string) => person.page.getByRole('region', { name: heading, exact: true });
  const save = async (heading: string) => {
    await expectToast(person.page, savedText, () => press(region(heading), t('profile:save')));
    // Without unsaved changes the page can be left
    await expect(region(heading).getByRole('button', { name: t('profile:undo') })).toBeHidden();
  };
  const signOut = async () => {
    await press(person.page, `${t('common:nav.account')}: ${name}`);
    await expectToast(person.page, t('common:signedOut'), () => press(person.page, t('common:nav.signOut')));
  };
  /** Submits the form of the sign-in, which then asks for a code. */
  const submitSignIn = async (password: string) => {
    const { page } = person;
    await field(page, t('accounts:field.email')).fill(email);
    await field(page, t('accounts:field.password')).fill(password);
    await press(page, t('accounts:signIn.submit'));
    await expect(title(page, t('accounts:code.title'))).toBeVisible();
  };
  const code = () => person.page.getByRole('textbox', { name: t('accounts:code.label') });

  await test.step('The mail of the registration confirms the email address', async () => {
    const link = await findMailedLink(email, /^Chào mừng/);
    await person.page.goto(link);
    await expect(title(person.page, t('accounts:verify.doneTitle'))).toBeVisible();
    await expect.poll(() => person.page.url()).not.toContain('#');
    await expectAccessible(person.page);
    await person.page.getByRole('link', { name: t('accounts:verify.toAccount') }).click();
    await expect(
      region(t('security:email.title')).getByText(t('security:email.verified'), { exact: true }),
    ).toBeVisible();
  });

  await test.step('Each part of the profile is saved separately, and an error preserves the input', async () => {
    const { page } = person;
    await person.go('/dashboard/profile');
    const about = region(t('profile:about.title'));
    await field(about, t('profile:about.phone')).fill('12');
    await field(about, t('profile:about.bio')).fill('Mình học buổi tối, sau giờ làm.');
    await press(about, t('profile:save'));
    await expect(about.getByText('Số điện thoại gồm 8 đến 15 chữ số')).toBeVisible();
    await expect(field(about, t('profile:about.bio'))).toHaveValue('Mình học buổi tối, sau giờ làm.');
    await field(about, t('profile:about.phone')).fill('0912 345 678');
    await save(t('profile:about.title'));

    await press(page, t('profile:teaching.open'));
    const skills = region(t('profile:skills.title'));
    for (const skill of ['Đọc số liệu', 'Viết email', 'viết EMAIL']) {
      await field(skills, t('profile:skills.new')).fill(skill);
      await field(skills, t('profile:skills.new')).press('Enter');
      // The field becomes empty for a new skill and for a known one
      await expect(field(skills, t('profile:skills.new'))).toHaveValue('');
    }
    await expect(skills.getByRole('listitem')).toHaveText(['Đọc số liệu', 'Viết email']);
    await save(t('profile:skills.title'));

    const education = region(t('profile:education.title'));
    await press(education, t('profile:education.add'));
    await field(education, t('profile:education.school')).fill('Đại học Huế');
    await field(education, t('profile:years.from')).fill('2020');
    await field(education, t('profile:years.to')).fill('2010');
    await press(education, t('profile:save'));
    await expect(education.getByText('Năm kết thúc không được trước năm bắt đầu.')).toBeVisible();
    await expectAccessible(person.page);
    await field(education, t('profile:years.to')).fill('2024');
    await save(t('profile:education.title'));

    const experience = region(t('profile:experience.title'));
    await press(experience, t('profile:experience.add'));
    await field(experience, t('profile:experience.position')).fill('Kế toán');
    await press(experience, t('profile:save'));
    await expect(experience.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expect(field(experience, t('profile:experience.position'))).toHaveValue('Kế toán');
    await field(experience, t('profile:experience.company')).fill('Công ty Sen Hồng');
    await save(t('profile:experience.title'));

    await field(about, t('profile:about.bio')).fill('Chưa lưu');
    await page.getByRole('link', { name: t('profile:tab.security'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('common:unsaved.title') });
    await press(question, t('common:unsaved.stay'));
    await expect(question).toBeHidden();
    await expect(field(about, t('profile:about.bio'))).toHaveValue('Chưa lưu');
    await press(about, t('profile:undo'));
    await expect(about.getByRole('button', { name: t('profile:undo') })).toBeHidden();
    await page.reload();
    await waitUntilReady(page);
    await expect(field(about, t('profile:about.bio'))).toHaveValue('Mình học buổi tối, sau giờ làm.');
    await press(page, t('profile:teaching.open'));
    await expect(field(education, t('profile:years.to'))).toHaveValue('2024');
    await expect(field(experience, t('profile:experience.company'))).toHaveValue('Công ty Sen Hồng');
  });

  await test.step('The person crops a picture and removes it', async () => {
    const { page } = person;
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 400 } });
    const file = page.locator('input[type=file][aria-label="Chọn ảnh"]');
    await file.setInputFiles({ name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') });
    await expect(page.getByText('Tệp này không phải ảnh')).toBeVisible();
    await file.setInputFiles({ name: 'toi.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: t('common:crop.title') });
    const picture = dialog.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    // The image has its size before the page lays it out
    await expect
      .poll(() => dialog.getByRole('button', { name: t('common:crop.save') }).isEnabled())
      .toBe(true);
    const before = (await picture.boundingBox())!;
    expect(before.width).toBeGreaterThan(before.height);
    // The dialog sets the initial focus
    await expect(dialog.getByRole('group')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(before.x);
    await dialog.getByRole('slider', { name: t('common:crop.zoom') }).press('ArrowRight');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before.width);
    await expectAccessible(person.page);
    await expectToast(page, savedText, () => press(dialog, t('common:crop.save')));
    const avatarImage = region(t('profile:avatar.title')).locator('img');
    await expect
      .poll(() => avatarImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The header shows the picture on every screen
    await expect(
      page.getByRole('button', { name: `${t('common:nav.account')}: ${name}` }).locator('img'),
    ).toBeVisible();
    await expectToast(page, savedText, () =>
      press(region(t('profile:avatar.title')), t('profile:avatar.remove')),
    );
    await expect(avatarImage).toBeHidden();
  });

  await test.step('A new password ends the other sessions', async () => {
    const { page } = person;
    await otherDevice.signIn(await signIn(email));
    await otherDevice.go('/learning');
    await person.go('/dashboard/profile/security');
    const card = region(t('profile:data.erase.password'));
    await press(card, t('security:password.change'));
    const fill = async (current: string, next: string, confirmation = next) => {
      await field(card, t('security:currentPassword')).fill(current);
      await field(card, t('accounts:field.newPassword')).fill(next);
      await field(card, t('accounts:field.confirmPassword')).fill(confirmation);
      await press(card, t('security:password.change'));
    };
    await fill(PASSWORD, CHANGED, 'khác');
    await expect(card.getByText(t('accounts:rule.passwordsDiffer'))).toBeVisible();
    await fill('Sai-mat-khau-1', CHANGED);
    await expect(card.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.')).toBeVisible();
    await expect(field(card, t('accounts:field.newPassword'))).toHaveValue(CHANGED);
    await expectAccessible(person.page);
    await field(card, t('security:currentPassword')).fill(PASSWORD);
    await expectToast(page, t('security:password.done'), () => press(card, t('security:password.change')));
    otherDevice.allowConsoleErrors(/status of 40[01]/);
    await expectSignedOut(otherDevice, '/learning', /\/login\?next=%2Flearning/);
    await person.go('/dashboard/profile/security');
    await expect(
      region(t('security:sessions.title')).getByText(t('security:sessions.current')),
    ).toBeVisible();
  });

  await test.step('The list of devices ends a session', async () => {
    const { page } = person;
    await otherDevice.signIn(await signIn(email, CHANGED));
    await person.go('/dashboard/profile/security');
    const devices = region(t('security:sessions.title'));
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(person.page);
    await expectToast(page, t('security:sessions.ended', { count: 1 }), () =>
      devices.getByRole('button', { name: /^Đăng xuất (?!các)/ }).click(),
    );
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    otherDevice.allowConsoleErrors(/status of 40[01]/);
    await expectSignedOut(otherDevice, '/learning', /\/login\?next=%2Flearning/);
  });

  await test.step('The person turns on two-step sign-in', async () => {
    const { page } = person;
    await press(region(t('security:twoStep.title')), t('security:twoStep.turnOn'));
    const dialog = page.getByRole('dialog', { name: t('security:twoStep.turnOn') });
    await field(dialog, t('security:currentPassword')).fill(CHANGED);
    await press(dialog, t('security:twoStep.continue'));
    await expect(dialog.getByRole('img', { name: 'Mã QR' })).toBeVisible();
    twoStep.secret = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    await expectAccessible(person.page);
    const code = dialog.getByRole('textbox', { name: 'Mã 6 số' });
    await code.fill(totp(twoStep.secret, 20));
    await press(dialog, t('security:twoStep.turnOn'));
    await expect(dialog.getByText('Mã chưa đúng hoặc đã được dùng')).toBeVisible();
    await code.fill(totp(twoStep.secret));
    await press(dialog, t('security:twoStep.turnOn'));
    const codes = page.getByRole('dialog', { name: t('security:codes.title') });
    const list = codes.getByRole('listitem');
    await expect(list.first()).toBeVisible();
    await expect(list).toHaveCount(10);
    twoStep.recovery = await list.first().innerText();
    await expectAccessible(person.page);
    await press(codes, t('security:codes.kept'));
    await expect(region(t('security:twoStep.title')).getByText(t('security:twoStep.on'))).toBeVisible();
  });

  await test.step('A code of the authenticator completes the sign-in', async () => {
    const { page } = person;
    await signOut();
    await person.go('/login?next=%2Fdashboard%2Fprofile%2Fdata');
    await submitSignIn(CHANGED);
    await expectAccessible(person.page);
    await code().fill('000000');
    await press(page, t('security:twoStep.continue'));
    await expect(page.getByText('Mã chưa đúng hoặc đã được dùng')).toBeVisible();
    await code().fill(totp(twoStep.secret, 1));
    await expectToast(page, t('accounts:signedIn'), () => press(page, t('security:twoStep.continue')));
    await expect(page).toHaveURL('/dashboard/profile/data');
  });

  await test.step('The export of the user’s data contains no secret', async () => {
    const { page } = person;
    await press(page, t('profile:data.export.ask'));
    const link = page.getByRole('link', { name: t('profile:data.export.fetch') });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const file = await readDownload(page, () => link.click());
    expect(JSON.stringify(JSON.parse(file))).toContain(email);
    expect(file).toContain('Đại học Huế');
    expect(file).not.toContain('$argon2');
  });

  await test.step('The deletion of the account needs the password and can be cancelled', async () => {
    const { page } = person;
    await press(page, t('profile:data.erase.ask'));
    const dialog = page.getByRole('dialog', { name: t('profile:data.erase.dialog') });
    await field(dialog, t('profile:data.erase.password')).fill('Sai-mat-khau-1');
    await press(dialog, t('profile:data.erase.confirm'));
    await expect(dialog.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.')).toBeVisible();
    await expectAccessible(person.page);
    await field(dialog, t('profile:data.erase.password')).fill(CHANGED);
    await press(dialog, t('profile:data.erase.confirm'));
    await expect(page.getByText(/Tài khoản của bạn sẽ bị xoá vào ngày/)).toBeVisible();
    await expectAccessible(person.page);
    await expectToast(page, t('profile:data.erase.cancelled'), () =>
      press(page, t('profile:data.erase.cancel')),
    );
    await expect(page.getByRole('button', { name: t('profile:data.erase.ask') })).toBeVisible();
  });

  await test.step('The person resets the password by mail and signs in with a recovery code', async () => {
    const { page } = person;
    await signOut();
    await person.go('/login');
    await page.getByRole('link', { name: t('accounts:signIn.forgot') }).click();
    await expect(title(page, t('accounts:signIn.forgot'))).toBeVisible();
    await page.getByRole('textbox', { name: t('accounts:field.email') }).fill(email);
    await press(page, t('accounts:forgot.submit'));
    await expect(title(page, t('accounts:forgot.sentTitle'))).toBeVisible();
    await expectAccessible(person.page);
    const link = await findMailedLink(email, /^Đặt lại mật khẩu Sen/);
    await page.goto(link);
    await waitUntilReady(page);
    await page.getByRole('textbox', { name: t('accounts:field.newPassword'), exact: true }).fill('12345678');
    await page.getByRole('textbox', { name: t('accounts:field.confirmPassword') }).fill('12345678');
    await press(page, t('security:password.change'));
    await expect(page.getByText('Mật khẩu này quá phổ biến')).toBeVisible();
    await expectAccessible(person.page);
    await page.getByRole('textbox', { name: t('accounts:field.newPassword'), exact: true }).fill(FORGOTTEN);
    await page.getByRole('textbox', { name: t('accounts:field.confirmPassword') }).fill(FORGOTTEN);
    await expectToast(page, t('security:password.done'), () => press(page, t('security:password.change')));
    await expect(page).toHaveURL('/login');
    await submitSignIn(FORGOTTEN);
    await code().fill(twoStep.recovery);
    await expectToast(page, t('accounts:signedIn'), () => press(page, t('security:twoStep.continue')));
    // The link works once
    await page.goto(link);
    await waitUntilReady(page);
    await page.getByRole('textbox', { name: t('accounts:field.newPassword'), exact: true }).fill(CHANGED);
    await page.getByRole('textbox', { name: t('accounts:field.confirmPassword') }).fill(CHANGED);
    await press(page, t('security:password.change'));
    await expect(title(page, t('accounts:reset.goneTitle'))).toBeVisible();
  });
});

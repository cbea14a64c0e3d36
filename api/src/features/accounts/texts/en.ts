import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'accounts.wrongCredentials': 'The email address or the password is wrong.',
  'accounts.password': 'The password needs 8 to 128 characters.',
  'accounts.passwordCommon': 'This password is too common and easy to guess. Please choose another.',
  'accounts.passwordMismatch': 'The passwords do not match.',
  'accounts.passwordSame': 'The new password is the same as the old one. Please choose another.',
  'accounts.emailSame': 'This is already your email.',
  'accounts.returnAddress': 'Returning to this address is not possible.',
  'accounts.fullName':
    'The name needs 2 to 100 characters in Latin letters as in a passport, with or without accents, and no emoji.',
  'accounts.taxId': 'The tax or personal number needs 10 to 14 digits.',
  'accounts.phone': 'The phone number needs 8 to 15 digits, for example 0912 345 678.',
  'accounts.year': 'Enter a year from {min} to {max}.',
  'accounts.years': 'The end year can’t be before the start year.',
  'accounts.link': 'The address must begin with https://, for example https://example.vn.',
  'accounts.headline': 'The headline needs 3 to 120 characters.',
  'accounts.emailTaken': 'This email already has an account. Please sign in.',
  'accounts.apiTokenEnded': 'This access token is no longer good. Its owner has to make a new one.',
  'accounts.apiTokensOff': 'The administrators have switched API access tokens off.',
  'accounts.tooManyApiTokens':
    'You can have at most {limit} access tokens. Revoke one that you no longer use.',
  'accounts.apiTokenName': 'The name takes 2 to 60 characters.',
  'accounts.apiTokenScope': 'No token can have the permission “{scope}”.',
  'accounts.apiTokenScopes': 'Choose at least one permission from the list.',
  'accounts.apiTokenOverlap': 'Choose from 0 to 24 hours.',
  'accounts.apiTokenExpiry': 'Choose a day from tomorrow on, at most {max} days from today.',
  'accounts.deactivated': 'This account is locked. Please contact support.',
  'accounts.alreadyTeacher': 'You are already a teacher.',
  'accounts.linkGone': 'This link has been used or has expired. Please request a new one.',
  'accounts.passwordWrong': 'The password is wrong. Please try again.',
  'accounts.signInAgain':
    'To protect your account, sign out, sign in again and retry within 15 minutes. You can also set a password through “Forgot password”.',
  'accounts.verifyFirst': 'Confirm your email address before you turn two-step sign-in on.',
  'accounts.emailVerified': 'This email has already been confirmed.',
  'accounts.codeNeeded': 'Enter the code of your authenticator app, or a recovery code, to continue.',
  'accounts.codeWrong': 'The code is wrong or has been used. Wait for the next one and try again.',
  'accounts.authenticatorOn': 'Two-step sign-in is already on.',
  'accounts.authenticatorOff': 'Two-step sign-in is off.',
  'accounts.authenticatorNotBegun': 'Scan the QR code before you enter a code.',
  'accounts.googleDown': 'Google cannot be reached right now. Please try again in a few minutes.',
  'accounts.googleRefused': 'Google could not confirm who you are. Please try again.',
  'accounts.googleUnverified':
    'The address of this Google account has not been verified with Google, so it cannot be used.',
  'accounts.googleEmailTaken':
    'There is a Sen account with the address of this Google account. Sign in with your password to link Google.',
  'accounts.passwordNeeded':
    'You signed in a while ago. Enter your password, or sign in again and retry within 15 minutes.',
  'accounts.googleTaken': 'This Google account is linked to another person.',
  'accounts.googleLinked': 'You have linked another Google account. Please unlink that one first.',
  'accounts.googleNotSetUp': 'Signing in with Google is not set up here.',
  'accounts.googleNotLinked': 'You have not linked a Google account.',
  'accounts.onlyWayIn': 'Google is your only way to sign in. Set a password first, then unlink it.',

  'people.reason': 'Give a reason of 3 to 300 characters.',
  'people.version': 'This profile was just edited elsewhere. Reload to see the latest version.',
  'people.lastAdministrator': 'This is the last active administrator. Add another one first.',
  'people.ownAccount': 'You can’t lock or delete your own account here.',
  'people.ownEmail': 'Change your own email on your Security page.',
  'people.ownAdministrator': 'You can’t remove your own administrator role. Ask another administrator.',
  'people.outranked': 'This person has permissions that you don’t have, so you can’t manage them.',
  'people.notYours': 'You can grant only the permissions that you have yourself.',
  'people.unknown': 'User not found.',
  'people.sells': 'This person still has courses on sale or in review. Take those off sale first.',
  'people.ids': 'Choose 1 to 500 people.',
  'people.viewAsAdministrator': 'You can’t view as another administrator.',
  'people.viewAsInactive': 'This account is locked, so you can’t view as its owner.',
  'people.csvTooLarge': 'The file is too large: at most {max} kB.',
  'people.csvTooLong': 'The file has too many lines: at most {max}.',
  'people.csvMalformed': 'The CSV file can’t be read at line {line}.',
  'people.csvEmpty': 'The file has no lines to import.',
  'people.csvColumns':
    'No line with the names of the columns: email and fullName (or lastname and firstname) are needed.',
  'people.csvTwice': 'This email is already on line {line}.',
  'people.csvRole': 'There is no role “{role}”. Use user or teacher.',
  'people.csvScientific':
    'Excel has changed the phone number to {value}. Format the column as text and enter the number again.',
  'people.column.email': 'Email',
  'people.column.fullName': 'Full name',
  'people.column.phone': 'Phone',
  'people.column.roles': 'Roles',
  'people.column.customRoles': 'Custom roles',
  'people.column.status': 'Status',
  'people.column.createdAt': 'Created',
  'people.column.lastSeenAt': 'Last seen',
  'people.csvExists': 'This email already has an account.',

  'mail.invitation.subject': 'Your Sen account is ready',
  'mail.invitation.title': 'Welcome to Sen',
  'mail.invitation.text':
    'An administrator has created an account for you. Choose your own password to get started; nobody else will know it.',
  'mail.invitation.action': 'Choose a password',
  'mail.invitation.small':
    'The link works once, within {days} days. After that you can still use “Forgot password?”.',

  'roles.name': 'A role’s name has 2 to 60 characters.',
  'roles.nameTaken': 'There is a role of this name.',
  'roles.description': 'A description has at most 300 characters.',
  'roles.unknownPermission': 'Some permission does not exist or is not part of the administration.',
  'roles.unknown': 'There is no such role.',
  'roles.version': 'This role was just edited elsewhere. Reload to see the latest version.',
  'roles.tooMany': 'The platform can have {limit} custom roles. Edit or delete one of them instead.',
  'roles.held': '{count} people still have this role. Take it from them first.',
  'roles.ADMIN': 'Administrator',
  'roles.ADMIN.description': 'Runs the whole platform.',
  'roles.TEACHER': 'Teacher',
  'roles.TEACHER.description': 'Builds and sells courses.',
  'roles.USER': 'Student',
  'roles.USER.description': 'Buys and studies courses; everybody is one.',

  'permission.resource.person': 'People',
  'permission.resource.role': 'Roles and permissions',
  'permission.resource.profile': 'Own profile',
  'permission.resource.teacher-profile': 'Teacher profile',
  'permission.resource.session': 'Own sessions',
  'permission.resource.account': 'Own account’s security',
  'permission.resource.api-token': 'Everyone’s access tokens',
  'permission.action.revoke': 'Revoke',
  'permission.action.secure': 'Set up',
  'permission.action.view-as': 'View as',
  'permission.action.become-teacher': 'Become a teacher',

  'mail.welcome.subject': 'Welcome to Sen',
  'mail.welcome.title': 'Your account is ready',
  'mail.welcome.student':
    'Browse the courses and start learning right away. Many courses have free preview lessons.',
  'mail.welcome.teacher':
    'You can start your first course today. When it is complete, submit it for review to start selling.',
  'mail.welcome.browse': 'Browse courses',
  'mail.welcome.teach': 'Create a course',
  'mail.welcome.notYou': 'If you did not sign up, you can ignore this email.',
  'mail.welcome.confirm': 'Confirm email address',
  'mail.welcome.confirmWhy':
    'Confirm that this is your address, so you do not miss notifications and can get back in if you forget your password. The link works for 3 days.',
  'mail.verify.subject': 'Confirm your email address',
  'mail.verify.title': 'Confirm your email address',
  'mail.verify.text': 'Press the button below to confirm that this email is yours.',
  'mail.verify.action': 'Confirm email address',
  'mail.verify.small':
    'The link works once, for 3 days. If you did not request it, you can ignore this email.',
  'mail.reset.subject': 'Reset your Sen password',
  'mail.reset.title': 'Reset your password',
  'mail.reset.text':
    'Someone asked to reset your account’s password. If it was you, press the button below to choose a new one.',
  'mail.reset.action': 'Choose a new password',
  'mail.reset.small':
    'The link works once, for {minutes} minutes. If it was not you, ignore this email: your password stays the same.',
  'mail.newEmail.subject': 'Confirm your new email address',
  'mail.newEmail.title': 'Confirm your new address',
  'mail.newEmail.text':
    'You want to sign in to Sen with {email}. Press the button below to confirm; it then replaces your old email.',
  'mail.newEmail.action': 'Use this address',
  'mail.newEmail.small':
    'The link works once, for 24 hours. If you do not have a Sen account, you can ignore this email.',
  'mail.emailChange.subject': 'The email address of your Sen account is about to change',
  'mail.emailChange.title': 'Email change requested',
  'mail.emailChange.text':
    'Someone entered your password and asked to change your sign-in email to {email}. If it was you, you do not need to do anything.',
  'mail.emailChange.action': 'Not me, cancel the change',
  'mail.emailChange.small':
    'The link works for 7 days, even after the new email has been confirmed. Cancelling signs out every device and sends you a link to choose a new password.',
  'mail.emailChanged.subject': 'The email address of your Sen account has changed',
  'mail.emailChanged.title': 'Your sign-in email has changed',
  'mail.emailChanged.text': 'You now sign in to Sen with {email}. This address is no longer used to sign in.',
  'mail.emailChanged.small':
    'Not you? Within 7 days, open the email that Sen sent here about the request and cancel the change.',
  'mail.emailReplaced.subject': 'The email address of your Sen account was replaced',
  'mail.emailReplaced.title': 'Your sign-in email was replaced',
  'mail.emailReplaced.text':
    'A Sen administrator has just changed your sign-in email to {email}. This address can no longer be used to sign in. If you asked for this, you do not need to do anything.',
  'mail.emailReplaced.small':
    'If you did not ask for this, contact Sen support right away. Two-step sign-in, if you turned it on, still protects your account.',
  'mail.staff.subject.rights': 'Your administrative rights have changed',
  'mail.staff.subject.suspended': 'Your administrator account was suspended',
  'mail.staff.subject.erased': 'Your administrator account was deleted',
  'mail.staff.text.rights':
    'A Sen administrator has just changed the rights of this account. Your administrative roles are now: {rights}.',
  'mail.staff.text.noRights':
    'A Sen administrator has just changed the rights of this account. You no longer have an administrative role.',
  'mail.staff.text.suspended':
    'A Sen administrator has just suspended your account. You were signed out on all devices.',
  'mail.staff.text.erased':
    'A Sen administrator has just deleted your account. Your profile and your sign-in details no longer exist.',
  'mail.staff.small': 'Did you not expect this? Contact another administrator or Sen support right away.',
  'mail.security.subject.password-changed': 'Your Sen password was changed',
  'mail.security.subject.two-step-on': 'Two-step sign-in was turned on',
  'mail.security.subject.two-step-off': 'Two-step sign-in was turned off',
  'mail.security.subject.recovery-codes': 'You have new recovery codes',
  'mail.security.subject.google-linked': 'A Google account was linked',
  'mail.security.subject.google-unlinked': 'Your Google account was unlinked',
  'mail.security.subject.api-token-created': 'An API access token was made',
  'mail.security.subject.api-token-renewed': 'An API access token was renewed',
  'mail.security.subject.new-sign-in': 'A sign-in from a new device',
  'mail.security.subject.erasure-requested': 'Your Sen account will be deleted in 7 days',
  'mail.security.subject.erasure-cancelled': 'The deletion of your account was cancelled',

  'accounts.requestNotWaiting': 'This request has already started or finished.',
  'accounts.requestOpen': 'You have already requested this; Sen is working on it.',
  'accounts.tooManyExports':
    'You can create at most {limit} copies of your data a day. Please try again tomorrow.',
  'accounts.eraseAdministrator':
    'You are an administrator. Ask another administrator to remove this role first.',
  'people.moneyOpen':
    'Some money is not settled yet: a refund, a payout, held earnings or a debt. Settle it first.',
  'accounts.eraseTeacher': 'You have courses on sale or in review. Take them off sale first.',

  'mail.security.when': 'At {time} (Vietnam time), from the network address {address}.',
  'mail.security.apiToken': 'Its name is {name}. Whoever has it can do in your name what it allows.',
  'mail.security.text':
    'If it was you, you do not need to do anything. If not, reset your password now and sign out any devices you do not recognise.',
  'mail.security.google':
    'Besides your password, the Google account {email} can still sign in here. Not yours? Unlink it on your Security page.',
  'mail.security.action': 'Review account security',
  'mail.security.small': 'Can’t sign in? Reset your password at {link}',

  'notification.SECURITY.title': 'Your account has changed',
  'notification.SECURITY.text':
    'From the network address {address}. If this was not you, change your password now.',
  'notification.API_TOKEN_EXPIRING.title': 'The access token “{name}” expires soon',
  'notification.API_TOKEN_EXPIRING.text':
    'Its last day is {day}. Renew it so that the program using it does not stop.',
  'notification.EXPORT_READY.title': 'The file {file} is ready',
  'notification.EXPORT_READY.text': 'You can download it.',

  'setting.rest.signInHours': 'A sign-in through REST counts as recent for',
  'setting.rest.signInHours.help':
    'For this long after a sign-in on REST, its client may do dangerous things (grant administrative rights, replace the email of another person, export data) without proving its identity again. With 0 it has to do so each time. A session of the web always needs a proof.',
  'setting.apiTokens.allowed': 'Allow API access tokens',
  'setting.apiTokens.allowed.help':
    'While off, no one can make a token and every existing one stops working within a second. Turned on again, those that were not revoked go on working.',
};

export * from './account.resolver.ts';
export { openSession } from './open-session.ts';
export { hashPassword } from './password.ts';
export { SessionGuard } from './session-guard.ts';
export * from './user.entity.ts';

export * from './account.resolver.ts';
export { hashPassword } from './password.ts';
export { SessionGuard } from './session-guard.ts';
export * from './user.entity.ts';

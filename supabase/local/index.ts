export { type DemoAccount, demoAccounts, demoPassword } from './auth/demo.ts';
export { keyHeaders, localPublishableKey, localSecretKey } from './auth/keys.ts';
export { BackendError } from './http/BackendError.ts';
export { listen, type RunningServer } from './http/listen.ts';
export { isBackendPath } from './http/resolve.ts';
export type { Mail } from './mail/mail.ts';
export { type Backend, type BackendOptions, openBackend } from './openBackend.ts';

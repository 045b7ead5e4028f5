export { BackendError } from './BackendError.ts';
export { type DemoAccount, demoAccounts, demoPassword } from './demo.ts';
export { isBackendPath } from './gateway.ts';
export { localPublishableKey, localSecretKey } from './keys.ts';
export { listen, type RunningServer } from './listen.ts';
export type { Mail } from './mail.ts';
export { type Backend, type BackendOptions, openBackend } from './openBackend.ts';

import { BackendError } from '../errors.ts';
import type { SecondStepCalls } from '../interfaces/Account.ts';
import type { Session } from '../interfaces/Auth.ts';
import type { MemoryAccess } from './access.ts';
import type { Record as RecordEvent } from './audit.ts';
import type { Methods } from './operation.ts';
import type { MemoryPerson } from './people.ts';

export interface MemorySecondStep {
  /** Null while setup is in progress. */
  since: string | null;
  /** Codes that were already accepted. */
  used: string[];
  /** Remaining recovery codes, if any. */
  recovery?: string[];
}

/** A second step that's on. */
export const sampleSecondStep = (): MemorySecondStep => ({
  since: '2026-11-02T09:00:00+00:00',
  used: [],
  recovery: ['k4m9x7qp2ab8ht30', 'k4m9x7qp2ab8ht31'],
});

/** Accepts codes that start with a one, each only once. */
const isCode = (code: string, used: readonly string[]) => /^1\d{5}$/.test(code) && !used.includes(code);

export function memorySecondStep(
  { me, role, rule, user, notifyListeners }: MemoryAccess,
  record: RecordEvent,
): Methods<SecondStepCalls> {
  const setTaken = (taken: boolean) => {
    user.taken = taken;
    notifyListeners();
  };
  const use = (step: MemorySecondStep | undefined, code: string) => {
    if (!step) throw new BackendError('refused', 'No second step is needed.');
    if (!isCode(code, step.used)) throw new BackendError('wrongCode', 'Invalid TOTP code entered');
    step.used.push(code);
  };
  const note = (action: string, { email, names }: MemoryPerson) =>
    record(`sign_in.${action}`, { label: email, name: names.full ?? null });

  return {
    secondStep: () => ({
      since: me().secondStep?.since ?? null,
      codesLeft: me().secondStep?.recovery?.length ?? null,
    }),
    beginSecondStep() {
      const person = me();
      if (person.secondStep?.since) throw new BackendError('refused', "It's already on.");
      person.secondStep = { since: null, used: [] };
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      return {
        id: 'app',
        secret,
        address: `otpauth://totp/Daybreak%20Portal:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Daybreak%20Portal&algorithm=SHA1&digits=6&period=30`,
      };
    },
    confirmSecondStep(_id, code) {
      const person = me();
      use(person.secondStep, code);
      if (person.secondStep) person.secondStep.since = new Date().toISOString();
      note('second_step_on', person);
      setTaken(true);
    },
    takeSecondStep(code) {
      use(me().secondStep, code);
      setTaken(true);
    },
    makeRecoveryCodes() {
      const { secondStep } = me();
      if (!secondStep?.since || !user.taken)
        throw new BackendError('refused', 'AAL2 required to look after recovery codes', {
          serverSpoke: true,
        });
      secondStep.recovery = Array.from({ length: 10 }, (_, index) => `k4m9x7qp2ab8ht3${index}`);
      return [...secondStep.recovery];
    },
    takeRecoveryCode(code) {
      const normalizedCode = code.toLowerCase().replaceAll(/[\s-]/g, '');
      const { secondStep } = me();
      if (!secondStep?.recovery?.includes(normalizedCode))
        throw new BackendError('wrongCode', 'Invalid recovery code');
      secondStep.recovery = secondStep.recovery.filter((each) => each !== normalizedCode);
      setTaken(true);
    },
    turnOffSecondStep() {
      const person = me();
      if (!user.taken)
        throw new BackendError('refused', 'AAL2 required to unenroll verified factor', {
          serverSpoke: true,
        });
      delete person.secondStep;
      note('second_step_off', person);
      setTaken(false);
    },
    secondStepRequired() {
      me();
      return rule.required;
    },
    requireSecondStep(required) {
      if (role() !== 'super_admin')
        throw new BackendError('refused', 'Only a super administrator can change that.');
      if (required && !me().secondStep?.since)
        throw new BackendError('refused', 'First, turn on two-step sign-in for your own account.', {
          serverSpoke: true,
        });
      if (rule.required !== required)
        record(required ? 'sign_in.second_step_required' : 'sign_in.second_step_optional', {
          label: null,
          name: null,
        });
      rule.required = required;
    },
  };
}

/** Returns the second step's status in a person's session. */
export const secondStepOf = ({ secondStep }: MemoryPerson, taken: boolean): Session['secondStep'] =>
  !secondStep?.since ? 'off' : taken ? 'taken' : 'due';

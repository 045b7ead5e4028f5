import { Boundary, Button, Dialog, DropdownMenu, IconButton, lazyPart, Skeleton, toast } from '@daybreak/ui';
import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { roles, type StaffMember } from '../../../backend/interfaces/Staff.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { type AccessTexts, accessTexts, directory, toasts } from './messages.ts';

const HandOver = lazyPart(() => import('./HandOver.tsx'), 'HandOver');

interface AccessMenuProps {
  person: StaffMember;
  onChanged: (person: StaffMember) => void;
}

interface Change {
  messages: AccessTexts;
  isDangerous: boolean;
  /** Offers to hand over the person's pieces. */
  offersHandOver?: true;
  /** Undefined if there's nothing to confirm. */
  apply?: () => Promise<StaffMember>;
}

/** Returns the server's message for a refusal, otherwise the specified one. */
const explain = (error: unknown) =>
  error instanceof BackendError && error.kind === 'refused' ? error.message : toasts.saveFailed.description;

/** Lets a super admin change someone's role, or whether they can sign in, after a confirmation. */
export function AccessMenu({ person, onChanged }: AccessMenuProps) {
  const { staff } = useBackend();
  const [change, setChange] = useState<Change>();
  const { busy, failure, run, clearFailure } = useRequest((error) => {
    console.error("Couldn't change someone's access.", error);
    return { title: toasts.saveFailed.title, description: explain(error) };
  });
  const name = plainName(person);

  const handOver: Change | undefined = person.isActive
    ? undefined
    : { messages: accessTexts.handOver(name), isDangerous: false, offersHandOver: true };
  const activation: Change = person.isActive
    ? {
        messages: accessTexts.deactivate(name),
        isDangerous: true,
        offersHandOver: true,
        apply: () => staff.setActive(person.id, false),
      }
    : {
        messages: accessTexts.activate(name),
        isDangerous: false,
        apply: () => staff.setActive(person.id, true),
      };
  const roleChanges: Change[] = roles
    .filter((role) => role !== person.role)
    .map((role) => ({
      messages: accessTexts.setRole(name, role),
      isDangerous: false,
      apply: () => staff.setRole(person.id, role),
    }));

  const close = () => {
    setChange(undefined);
    clearFailure();
  };
  const confirm = () => {
    const apply = change?.apply;
    if (!apply) return;
    run(async () => {
      const updated = await apply();
      setChange(undefined);
      onChanged(updated);
      toast({ ...toasts.saved, tone: 'success' });
    });
  };

  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            size="small"
            tooltip={false}
            title={directory.card.access(name)}
            label={directory.card.access(name)}
            icon={<ShieldCheck size={18} />}
          />
        }
        items={[
          { kind: 'heading', label: accessTexts.menuRole },
          ...roleChanges.map((each) => ({ label: each.messages.label, onSelect: () => setChange(each) })),
          { kind: 'separator' },
          { label: activation.messages.label, onSelect: () => setChange(activation) },
          ...(handOver ? [{ label: handOver.messages.label, onSelect: () => setChange(handOver) }] : []),
        ]}
      />
      {change ? (
        <Dialog
          open
          onOpenChange={close}
          size="small"
          title={change.messages.title}
          description={change.messages.description}
          footer={
            <>
              <Button onClick={close}>{change.apply ? accessTexts.cancel : change.messages.confirm}</Button>
              {change.apply ? (
                <Button
                  tone={change.isDangerous ? 'danger' : 'primary'}
                  busy={busy}
                  busyLabel={accessTexts.busy}
                  onClick={confirm}
                >
                  {change.messages.confirm}
                </Button>
              ) : null}
            </>
          }
        >
          {change.offersHandOver ? (
            <Boundary fallback={({ again }) => <Button onClick={again}>{directory.retry}</Button>}>
              <Suspense fallback={<Skeleton height={64} />}>
                <HandOver person={person} />
              </Suspense>
            </Boundary>
          ) : null}
          <FailureInPlace message={failure} />
        </Dialog>
      ) : null}
    </>
  );
}

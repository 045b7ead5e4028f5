import { Alert, Link } from '@daybreak/ui';
import type { DownloadChoice } from '../choice.ts';
import { type FileApproval, needsStamp, proofStamp } from './fileApproval.ts';

interface ApprovalNoticeProps {
  /** Undefined until the host answers. */
  approval: FileApproval | undefined;
  choice: Pick<DownloadChoice, 'format' | 'set'>;
  /** The address of the page that identifies a file. */
  checkPage?: string | undefined;
}

/** States whether the piece is approved, and what its files will say. Empty if it needs no approval. */
export function ApprovalNotice({ approval, choice, checkPage }: ApprovalNoticeProps) {
  if (!approval) return <p role="status">Checking whether this piece is approved...</p>;
  const { state, identity, reason } = approval;
  if (state === 'off') return null;
  const says = `“${proofStamp}” ${choice.format === 'pdf' ? 'on every page' : 'across the picture'}`;
  const marksOthers = needsStamp({ ...approval, state: 'needed' }, choice.format);
  const page = checkPage ? (
    <Link href={checkPage} newTab>
      Check a file
    </Link>
  ) : null;
  if (state === 'approved')
    return (
      <Alert tone="success" title={`Version ${identity?.version ?? ''} is approved.`}>
        <span>
          {choice.set
            ? `The approval doesn't cover other sizes${marksOthers ? `, so their files are marked ${says}` : ''}.`
            : 'The file includes its version number.'}
        </span>
        <div>{page}</div>
      </Alert>
    );
  const files = choice.set ? 'all files are marked' : 'the file is marked';
  const then = marksOthers ? `${files} ${says}` : "PNG and JPEG files won't be marked";
  return (
    <Alert
      tone={marksOthers ? 'warning' : 'info'}
      title={
        reason
          ? `${reason} ${then.charAt(0).toUpperCase()}${then.slice(1)}.`
          : `This piece isn't approved yet${marksOthers ? ', so' : ', but'} ${then}.`
      }
    >
      {page}
    </Alert>
  );
}

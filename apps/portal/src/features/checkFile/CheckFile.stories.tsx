import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalStory } from '../../../storybook/PortalStory.tsx';
import type { StoredDownload } from '../../backend/memory/library/approvalStore.ts';
import { sampleLibrary } from '../../backend/memory/library/sampleLibrary.ts';
import { sha256Of } from '../../backend/sha256.ts';

const posterOf = (shelf: ReturnType<typeof sampleLibrary>) => {
  const poster = [...shelf.pieces.values()].find(({ name }) => name === 'Drop-off day, spring');
  if (!poster) throw new Error('The sample library has a poster.');
  return poster;
};
const poster = posterOf(sampleLibrary());
const version = poster.versions.length;
const approval = 2;
const digest = '0f'.repeat(32);

/** The parts of a PDF that are checked: its first bytes, and the version that it names. */
const approvedFile = new File(
  [
    `%PDF-1.6
<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<rdf:Description xmlns:daybreak="https://ns.daybreak.example/file/1.0/">
<daybreak:Piece>${poster.id}</daybreak:Piece>
<daybreak:Version>${version}</daybreak:Version>
<daybreak:Approval>${approval}</daybreak:Approval>
<daybreak:Digest>${digest}</daybreak:Digest>
</rdf:Description>
<?xpacket end="r"?>`,
  ],
  'poster-18x24in-20261128.pdf',
);
const proof = new File(['%PDF-1.6 PROOF – not approved'], 'poster-18x24in-20261127.pdf');

/** The bytes of a ZIP with uncompressed files. */
async function zipOf(name: string, files: readonly File[]): Promise<File> {
  const parts: BlobPart[] = [];
  const entries: BlobPart[] = [];
  let [at, length] = [0, 0];
  for (const file of files) {
    const bytes = await file.arrayBuffer();
    const label = new TextEncoder().encode(file.name);
    const record = (
      signature: number,
      size: number,
      numbers: readonly (readonly [number, number, 2 | 4])[],
    ) => {
      const view = new DataView(new ArrayBuffer(size));
      view.setUint32(0, signature, true);
      for (const [offset, value, width] of numbers)
        if (width === 4) view.setUint32(offset, value, true);
        else view.setUint16(offset, value, true);
      return view;
    };
    parts.push(record(0x04034b50, 30, [[26, label.length, 2]]), label, bytes);
    entries.push(
      record(0x02014b50, 46, [
        [20, bytes.byteLength, 4],
        [28, label.length, 2],
        [42, at, 4],
      ]),
      label,
    );
    at += 30 + label.length + bytes.byteLength;
    length += 46 + label.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, length, true);
  end.setUint32(16, at, true);
  return new File([...parts, ...entries, end], name);
}

/**
 * Sam's poster, approved by Max and downloaded, with a proof of its first version. With `later`, a later version has
 * been approved since.
 */
async function shelf({ later: isSuperseded = false, isShared = true } = {}) {
  const library = sampleLibrary();
  const row = posterOf(library);
  if (!isShared) Object.assign(row, { ownerId: 'user-max', shares: [], staffRights: undefined });
  const record = {
    ...{ digest, pictures: {}, designerVersion: 1, brandVersion: '1.0', preflight: null },
    ...{ contact: null, editors: ['user-sam'] },
  };
  const event = { piece: row.id, at: '2026-11-27T10:00:00Z', note: null, record };
  library.approval.events.push(
    { ...event, id: 1, version, action: 'asked', actorId: 'user-sam' },
    { ...event, id: approval, version, action: 'approved', actorId: 'user-max' },
  );
  if (isSuperseded) {
    const last = row.versions.at(-1);
    if (!last) throw new Error('The poster has versions.');
    row.versions.push({ ...last, version: version + 1 });
    library.approval.events.push(
      { ...event, id: 3, version: version + 1, action: 'asked', actorId: 'user-sam' },
      { ...event, id: 4, version: version + 1, action: 'approved', actorId: 'user-max' },
    );
  }
  const download = async (file: File, more: Partial<StoredDownload>): Promise<StoredDownload> => ({
    ...{ piece: row.id, version, actorId: 'user-sam', at: '2026-11-28T09:30:00Z', format: 'pdf' },
    ...{ sha256: await sha256Of(file), bytes: file.size, isProof: false, approval, ...more },
  });
  library.approval.downloads.push(
    await download(approvedFile, {}),
    await download(proof, { version: 1, isProof: true, approval: null, at: '2026-11-26T09:30:00Z' }),
  );
  return library;
}

const meta = {
  title: 'Portal/Check a file',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/marketing-materials/check-a-file', signedInAs: 'sam@daybreak.example' },
  beforeEach: async ({ args, parameters }) => {
    args.library = await shelf(parameters.shelf);
  },
} satisfies Meta<typeof PortalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);

/** Before a file is chosen. */
export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(screen.getByText(/stays on your computer/)).toBeVisible();
  },
};

/** Shows who approved it, who downloaded it, and a link to the piece. */
export const Approved: Story = {
  play: async () => {
    await choose(approvedFile);
    await expect(
      await screen.findByText(`This is exactly the approved version ${version} of “Drop-off day, spring”`),
    ).toBeVisible();
    await expect(screen.getByText(/^by Max Brandt, Nov 27, 2026/)).toBeVisible();
    await expect(screen.getByText(/^by Sam Rivera, Nov 28, 2026/)).toBeVisible();
    await expect(screen.getByText(await sha256Of(approvedFile))).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Open the piece' })).toHaveAttribute(
      'href',
      expect.stringContaining(poster.id),
    );
  },
};

/** A change of one byte is enough. */
export const Changed: Story = {
  play: async () => {
    await choose(new File([`${await approvedFile.text()} `], 'poster-final-2.pdf'));
    await expect(
      await screen.findByText(
        `This file claims to be version ${version} of “Drop-off day, spring”, but it doesn't match the download`,
      ),
    ).toBeVisible();
    await expect(screen.queryByText(/^This is exactly/)).toBeNull();
    await expect(screen.queryByText(/Max Brandt/)).toBeNull();
  },
};

export const Superseded: Story = {
  parameters: { shelf: { later: true } },
  play: async () => {
    await choose(approvedFile);
    await expect(await screen.findByText(/which is no longer the approved version/)).toBeVisible();
    await expect(screen.getByText(new RegExp(`version ${version + 1} replaced it`))).toBeVisible();
  },
};

export const Proof: Story = {
  play: async () => {
    await choose(proof);
    await expect(
      await screen.findByText(
        'This was made from version 1 of “Drop-off day, spring”, which isn’t approved'.replace('’', "'"),
      ),
    ).toBeVisible();
    await expect(
      screen.getByText(`Don't print it. Use version ${version}, which is approved.`),
    ).toBeVisible();
  },
};

export const FromElsewhere: Story = {
  play: async () => {
    await choose(new File(['%PDF-1.7 of another program'], 'flyer from the web.pdf'));
    await expect(await screen.findByText('This portal has no record of this file')).toBeVisible();
  },
};

/** Anyone who can't see the piece only learns that the file can't be confirmed. */
export const NotShared: Story = {
  parameters: { shelf: { isShared: false } },
  play: async () => {
    await choose(new File([`${await approvedFile.text()} `], 'poster.pdf'));
    await expect(await screen.findByText(/but we can't confirm that/)).toBeVisible();
    await expect(screen.queryByText(/Drop-off/)).toBeNull();
  },
};

/** Each file in a ZIP is checked separately. */
export const Zip: Story = {
  play: async () => {
    const other = new File(
      ['%PDF-1.7 of another program'],
      'a-very-long-name-of-a-file-that-someone-else-made.pdf',
    );
    await choose(await zipOf('For the printer.zip', [approvedFile, proof, other]));
    const files = within(await screen.findByRole('region', { name: '3 files in this ZIP' }));
    const found = files.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    // The ZIP was packed elsewhere, which doesn't affect its files.
    await expect(screen.queryByText(/doesn't match the download/)).toBeNull();
    await expect(found[0]).toMatch(/20261128.*Approved$/);
    await expect(found[1]).toMatch(/20261127.*Not approved$/);
    await expect(found[2]).toMatch(/someone-else.*Not from this portal$/);
  },
};

export const DamagedZip: Story = {
  play: async () => {
    await choose(new File(['PK\u0003\u0004 and no more'], 'broken.zip'));
    await expect(await screen.findByText(/This ZIP is damaged/)).toBeVisible();
  },
};

export const Checking: Story = {
  args: { unanswered: ['approvals.checkFile'] },
  play: async () => {
    await choose(approvedFile);
    await expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(
      'Checking poster-18x24in-20261128.pdf',
    );
  },
};

export const Failed: Story = {
  args: { failures: { 'approvals.checkFile': 'unreachable' } },
  play: async () => {
    await choose(approvedFile);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Couldn't check poster-18x24in-20261128\.pdf/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Couldn't check/);
  },
};

export const OnDark: Story = { ...Changed, globals: { theme: 'dark' } };
export const Phone: Story = { ...Zip, globals: { viewport: { value: 'mobile1' } } };
export const ApprovedOnPhone: Story = {
  ...Approved,
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
};

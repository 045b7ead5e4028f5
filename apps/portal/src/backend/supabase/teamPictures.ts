import type { FaceBox, TeamPictureState } from '@daybreak/designers';
import type { Database } from '@daybreak/supabase/types';
import { BackendError } from '../errors.ts';
import type { TeamPicture, TeamPictures, TeamPictureTexts } from '../interfaces/TeamPictures.ts';
import { allRows } from './allOf.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { fromStorageError } from './failures.ts';
import { type Project, signedInRequests } from './requests.ts';

type Row = Database['public']['Functions']['list_team_pictures']['Returns'][number];

/** Seconds that the address of a small copy works. */
const linkLife = 3_600;
/** Addresses signed in one request. */
const signedAtOnce = 500;

const stateOf = (state: string): TeamPictureState =>
  state === 'approved' || state === 'expired' || state === 'withdrawn' ? state : 'waiting';

const pictureFrom = (row: Row, addresses: ReadonlyMap<string, string>): TeamPicture => ({
  id: row.id,
  title: row.title,
  topics: row.topics,
  credit: row.credit,
  rights: row.rights,
  expiresOn: row.expires_on,
  // The database checks their form.
  faces: row.faces as unknown as FaceBox[],
  width: row.width,
  height: row.height,
  preview: addresses.get(row.preview) ?? null,
  state: stateOf(row.state),
  uploader: row.uploader,
});

const argumentsOf = ({ title, topics, credit, rights, expiresOn, faces }: TeamPictureTexts) => ({
  title,
  topics: [...topics],
  credit,
  rights,
  faces: faces.map((face) => ({ ...face })),
  ...(expiresOn ? { expires_on: expiresOn } : {}),
});

/** The team's photographs in a Supabase project. Their files are stored like the library's pictures. */
export function supabaseTeamPictures(client: Client, project: Project): TeamPictures {
  const { call, rows, storePicture, loadPicture } = signedInRequests(client, project);

  const loadAddresses = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const addresses = new Map<string, string>();
    for (let start = 0; start < names.length; start += signedAtOnce) {
      const { data, error } = await client.storage
        .from('piece-pictures')
        .createSignedUrls(names.slice(start, start + signedAtOnce), linkLife);
      if (error) throw fromStorageError(error);
      for (const { path, signedUrl } of data) if (path && signedUrl) addresses.set(path, signedUrl);
    }
    return addresses;
  };

  return {
    async list() {
      await requireSession(client);
      const found = await allRows<Row>((from, to) =>
        client
          .rpc('list_team_pictures')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      );
      const addresses = await loadAddresses([...new Set(found.map(({ preview }) => preview))]);
      return found.map((row) => pictureFrom(row, addresses));
    },

    async add({ id, width, height, picture, smallCopy, ...words }) {
      const sha256 = await storePicture(picture);
      const preview = smallCopy ? await storePicture(smallCopy) : sha256;
      await call('add_team_picture', { picture: id, sha256, preview, width, height, ...argumentsOf(words) });
    },

    async load(id) {
      const [found] = await rows<{ sha256: string }>('team_pictures', { select: 'sha256', id: `eq.${id}` });
      if (!found)
        throw new BackendError('refused', "This photograph doesn't exist, or it can't be used anymore.");
      return loadPicture(found.sha256);
    },

    async states(ids) {
      const found = await call('team_picture_states', { pictures: [...ids] });
      return new Map(found.map(({ id, state }) => [id, stateOf(state)]));
    },

    edit: (id, words) => call('edit_team_picture', { picture: id, ...argumentsOf(words) }),
    approve: (id) => call('approve_team_picture', { picture: id }),
    withdraw: (id) => call('withdraw_team_picture', { picture: id }),
  };
}

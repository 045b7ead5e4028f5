import type { APIRequestContext } from '@playwright/test';
import { newPerson, type Person } from './people.ts';
import { asPerson, made } from './pieces.ts';

/** A designer that other journeys don't look at closely: approval adds buttons to the bar of its pieces. */
const designer = 'flyer';

const about = { base_revision: 1, designer_version: 1, brand_version: '1.0' };

/** Turns approval on or off as an administrator. */
export async function turnApproval(request: APIRequestContext, isOn: boolean): Promise<Person> {
  const admin = await newPerson(request, { firstName: 'Adam', role: 'admin' });
  await (await asPerson(request, admin))('set_approval_rule', { designer, is_on: isOn });
  return admin;
}

/** Creates a flyer. Returns its id. */
export async function newFlyer(request: APIRequestContext, owner: Person, name: string): Promise<string> {
  const { piece, ...rest } = made(name, 'Bring your inverters', { designer });
  await (await asPerson(request, owner))('create_piece', { piece, ...rest });
  return piece;
}

/** Creates a flyer that waits for approval. Returns its id, and the administrator who can approve it. */
export async function flyerInReview(request: APIRequestContext, owner: Person, name: string) {
  const admin = await turnApproval(request, true);
  const piece = await newFlyer(request, owner, name);
  await (await asPerson(request, owner))('ask_for_approval', { piece, ...about });
  return { piece, admin };
}

/** Approves a version as an administrator. */
export const approve = async (request: APIRequestContext, admin: Person, piece: string, version: number) =>
  (await asPerson(request, admin))('approve_version', { piece, version });

import { type Admission, activeStaff, serverClient } from './caller.ts';
import { Fault } from './Fault.ts';
import { createFunction, requireJson } from './httpFunction.ts';

type Server = ReturnType<typeof serverClient>;

interface Seeding<Answer> {
  name: string;
  admission: Admission;
  /** The message when the function itself breaks. */
  failureText: string;
  seed: (server: Server) => Promise<Answer>;
  /** The part of a response that's logged. */
  counts: (answer: Answer) => Record<string, number>;
}

/** Creates a function without a payload that an administrator starts: POST to it, get a summary back. */
export const createSeeding = <Answer extends object>({
  name,
  admission,
  failureText,
  seed,
  counts,
}: Seeding<Answer>) =>
  createFunction({
    name,
    failureText,
    async handle({ request, settings, report, write, respond }) {
      if (!settings.seeding) throw new Fault(404, 'Seeding is turned off on this server.');
      if (request.headers.get('content-type')) requireJson(request);
      const { id } = await activeStaff(request, settings, admission);
      report.user = id;
      const answer = await seed(serverClient(settings, id));
      write('done', counts(answer));
      return respond(answer);
    },
  });

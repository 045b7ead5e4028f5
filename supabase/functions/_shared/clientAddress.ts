/**
 * Returns the network address a request came from, as the proxy in front reports it in the named header. In a list,
 * uses the last entry, which that proxy added itself; senders can forge earlier ones. Empty if it reports none.
 */
export const clientAddress = ({ headers }: Pick<Request, 'headers'>, header: string): string =>
  headers.get(header)?.split(',').at(-1)?.trim() ?? '';

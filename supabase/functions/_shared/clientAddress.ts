/**
 * The network address that a request came from, as the proxy in front reports it in the named header. Of a list the last
 * one, which that proxy added itself: the ones before it are what the sender says. Empty: it reports none.
 */
export const clientAddress = ({ headers }: Pick<Request, 'headers'>, header: string): string =>
  headers.get(header)?.split(',').at(-1)?.trim() ?? '';

import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { type Address, browserAddress } from '../shared/navigation/address.ts';

export const AddressContext = createContext<Address>(browserAddress);

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link that changes the address without a page load, for `LinkProvider` before the router has loaded. */
export function AddressLink({ href = '', onClick, children, ...rest }: ComponentProps<'a'>) {
  const address = use(AddressContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    address.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

'use client';

import { catalogue, type DesignerProps, defaultUserDetails, UserDetailsForm } from '@daybreak/designers';
import { Deck } from '@daybreak/designers/deck';
import { Button } from '@daybreak/ui';
import { type ComponentType, Suspense, useState } from 'react';

/** What a server renders of the designers, and what it leaves to the browser. */
export function Designs() {
  const [details, setDetails] = useState(defaultUserDetails);
  const [Designer, setDesigner] = useState<ComponentType<DesignerProps>>();
  const [presenting, setPresenting] = useState(false);
  const open = async () => {
    const poster = await catalogue.find(({ id }) => id === 'poster')?.load();
    setDesigner(() => poster);
  };
  return (
    <>
      <UserDetailsForm details={details} onChange={setDetails} />
      <Button onClick={open}>Design {catalogue.map(({ title }) => title).join(', ')}</Button>
      <Button onClick={() => setPresenting(true)}>Present</Button>
      {Designer ? <Designer /> : null}
      <Suspense fallback="Loading the deck">{presenting ? <Deck /> : null}</Suspense>
    </>
  );
}

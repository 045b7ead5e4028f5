'use client';

import { catalogue, type DesignerProps, defaultUserDetails, UserDetailsForm } from '@daybreak/designers';
import { Deck } from '@daybreak/designers/deck';
import { Button } from '@daybreak/ui';
import { type ComponentType, Suspense, useState } from 'react';

/** The parts of the designers that a server renders; the browser draws the rest. */
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

'use client';

import { Button, Dialog, TextField } from '@daybreak/ui';
import { useState } from 'react';

/** State of the site itself around the package's components. */
export function Order() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Order</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your order">
        <TextField label="Address" />
      </Dialog>
    </>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

interface NamingProps {
  onSave: (name: string) => void;
  /** Responds like a server, after a delay: why the code isn't accepted. */
  onCheck: (code: string) => Promise<string | undefined>;
}

function Naming({ onSave, onCheck }: NamingProps) {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<{ name?: string; code?: string }>({});
  const submit = async () => {
    const found = {
      ...(name ? {} : { name: 'Enter a name.' }),
      ...(code ? {} : { code: 'Enter the code.' }),
    };
    setProblems(found);
    if (!name || !code) return;
    const refused = await onCheck(code);
    if (refused) setProblems({ code: refused });
    else onSave(name);
  };
  return (
    <Form aria-label="Folder" onSubmit={submit}>
      <Stack gap="4">
        <TextField
          label="Name"
          value={name}
          error={problems.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Code"
          value={code}
          error={problems.code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" tone="primary">
          Save
        </Button>
      </Stack>
    </Form>
  );
}

const meta: Meta<typeof Naming> = {
  title: 'Primitives/Form',
  component: Naming,
  tags: ['autodocs'],
  args: { onSave: fn(), onCheck: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof Naming>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [name, code] = [canvas.getByLabelText('Name'), canvas.getByLabelText('Code')];
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.type(name, 'Fairs{Enter}');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Fairs'));
  },
};

/** A field that the server refuses gets the focus once the response arrives, with its text selected for replacement. */
export const RefusedByTheServer: Story = {
  args: { onCheck: async () => 'This code was already used.' },
  play: async ({ args, canvas }) => {
    const code = canvas.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(canvas.getByLabelText('Name'), 'Fairs');
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(code).toHaveFocus());
    await expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { userSamples } from '../../../storybook/userSamples.ts';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { Artboard } from '../../editor/preview/Artboard.tsx';
import { BusinessCardSection } from './BusinessCardSection.tsx';
import { businessCard } from './businessCard.ts';

const meta: Meta<typeof BusinessCardSection> = {
  title: 'Designers/New Hire/Business card',
  component: BusinessCardSection,
  args: {
    user: userSamples.short.details,
    drafts: memoryDrafts(),
    exporter: { export: fn(async () => []), save: fn() },
    notify: fn(),
    studio: { isOpen: false, onOpen: fn(), onLeave: fn() },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const { initial: size } = businessCard.fields.size;

/** All designs, horizontal and upright, front and back, for short, long and missing details. */
export const AllLooks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {Object.values(userSamples).flatMap(({ title, details: user }) =>
        businessCard.fields.composition.options.flatMap(({ value: composition }) =>
          businessCard.fields.layout.options.flatMap(({ value: layout }) =>
            businessCard.artboards({ layout, composition, size }).map((side) => (
              <Artboard
                key={`${title} ${composition} ${layout} ${side.id}`}
                side={side}
                within={{ width: 240, height: 240 }}
              >
                <businessCard.Artwork
                  draft={{ layout, composition, size }}
                  data={{ user, images: [] }}
                  side={side}
                />
              </Artboard>
            )),
          ),
        ),
      )}
    </div>
  ),
};

/** The user picks a design by its picture; it applies to both layouts and is saved. */
export const ChoosingADesign: Story = {
  args: { drafts: memoryDrafts() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Sunrise' })).toBeChecked();
    const front = () =>
      canvas.getByRole('region', { name: 'Front' }).querySelector('[data-artboard]')?.innerHTML;
    const before = front();
    await userEvent.click(canvas.getByRole('radio', { name: 'Night' }));
    await expect(front()).not.toBe(before);
    await userEvent.click(canvas.getByRole('tab', { name: 'Vertical' }));
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked();
    await waitFor(() =>
      expect(args.drafts.load('business-card')).toEqual({
        layout: 'vertical',
        size: '3.5x2',
        composition: 'night',
      }),
    );
  },
};

import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { usePage } from './usePage.ts';

const Page = ({ title }: { title: string }) => {
  usePage(title);
  return (
    <main key={title}>
      <h1>{title}</h1>
    </main>
  );
};

it('focuses the next page’s heading as soon as that page is drawn', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Page title="First" />);
  await vi.waitFor(() => expect(place.textContent).toBe('First'));

  const focused: (string | null | undefined)[] = [];
  // Runs right after the page is drawn: before any frame, timer or key.
  const watch = new MutationObserver(() => focused.push(document.activeElement?.textContent));
  watch.observe(place, { childList: true, subtree: true });
  root.render(<Page title="Second" />);
  await vi.waitFor(() => expect(focused).toHaveLength(1));
  expect(focused).toEqual(['Second']);
  watch.disconnect();
  root.unmount();
  place.remove();
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDemoMode } from './forgetDemoMode.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a saved demo-mode flag', () => {
  const storage = (values: Map<string, string>) => ({ removeItem: (key: string) => void values.delete(key) });

  it('is cleared, and nothing else', () => {
    const [local, session] = [
      new Map([
        ['demo-mode', 'true'],
        ['dashboard-theme', 'dark'],
      ]),
      new Map([['demo-mode', '1']]),
    ];
    vi.stubGlobal('localStorage', storage(local));
    vi.stubGlobal('sessionStorage', storage(session));
    forgetDemoMode();
    expect([[...local.keys()], [...session.keys()]]).toEqual([['dashboard-theme'], []]);
  });

  it('does not stop the start where storage is blocked', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', {
      removeItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(forgetDemoMode).not.toThrow();
    expect(warned).toHaveBeenCalledOnce();
  });
});

import { type ComponentType, lazy, useState } from 'react';
import { loadPart, PartError, preloadPart } from './loadPart.ts';
import { notifyPartLoaded } from './Parts.tsx';

type Loader<Props> = () => Promise<ComponentType<Props>>;

/**
 * `React.lazy` for a loader that goes through `loadPart`, without remembering failures: once a `Boundary` has shown that the component is
 * missing, rendering it again downloads it again.
 */
export function lazyFrom<Props extends object>(load: Loader<Props>): ComponentType<Props> {
  const newPart = () =>
    lazy(async () => {
      try {
        const component = await load();
        notifyPartLoaded();
        return { default: component };
      } catch (error) {
        if (error instanceof PartError)
          error.forget = () => {
            Part = newPart();
          };
        throw error;
      }
    });
  let Part = newPart();
  return (props: Props) => <Part {...props} />;
}

/** A component that's downloaded on first render. `preload` downloads it earlier, so it renders without a fallback. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

interface LazyOptions {
  /** Option of `loadPart`. */
  optional?: boolean;
}

/** Returns a component that's downloaded on first render: `lazyPart(() => import('./Page.tsx'), 'Page')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options?: LazyOptions,
): LazyPart<Props> {
  const Late = lazyFrom<Props>(async () => (await loadPart(load, options))[name]);
  let ready: ComponentType<Props> | undefined;
  const part = (props: Props) => {
    // Chosen once: another component in its place would lose its state.
    const [Part] = useState(() => ready ?? Late);
    return <Part {...props} />;
  };
  const preload = () =>
    preloadPart(async () => {
      ready = (await load())[name];
    });
  return Object.assign(part, { preload });
}

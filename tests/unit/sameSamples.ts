import fc from 'fast-check';

fc.configureGlobal({ seed: Number(import.meta.env.SEED) });

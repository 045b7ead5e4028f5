// Made by `pnpm designers` from the folders in `list.ts`.
export const migrations = {};

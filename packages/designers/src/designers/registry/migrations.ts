// Made by `pnpm designers` from the folders in `designerFolders.ts`.
export const migrations = {};

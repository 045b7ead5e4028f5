/** Formats a size as `148 KB`, in file manager units: 1 KB is 1,024 bytes. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)} MB`;

/** Months that the server keeps applications: its `APPLICATION_RETENTION_MONTHS`, told to the build as well. */
export const retentionMonths = Number(import.meta.env.VITE_APPLICATION_RETENTION_MONTHS || 12);

/** Months that the server keeps applications: its `APPLICATION_RETENTION_MONTHS`, also passed to the build. */
export const retentionMonths = Number(import.meta.env.VITE_APPLICATION_RETENTION_MONTHS || 12);

export const buttonTones = ['primary', 'neutral', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium'] as const;
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

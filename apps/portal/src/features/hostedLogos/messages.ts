export const hostedLogos = {
  title: 'Hosted logos',
  description:
    "Links to the logo files on our public site, for emails, signatures and services that need an image URL. The links don't change when a logo is updated.",
  name: (layout: string, onDark: boolean) =>
    `${layout} logo, ${onDark ? 'for dark backgrounds' : 'for light backgrounds'}`,
  facts: (width: number, height: number) => `Transparent PNG, ${width} × ${height} px`,
  copy: (name: string) => `link: ${name}`,
  alt: (name: string) => `Preview: ${name}`,
};

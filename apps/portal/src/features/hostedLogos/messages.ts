export const hostedLogos = {
  title: 'Hosted logos',
  description:
    'Addresses of the logo files on our public site, for emails, signatures and services that ask for an image address. An address stays the same when its logo is redrawn.',
  name: (layout: string, onDark: boolean) =>
    `${layout} logo, ${onDark ? 'for dark grounds' : 'for light grounds'}`,
  facts: (width: number, height: number) => `PNG without a ground, ${width} × ${height} px`,
  copy: (name: string) => `address: ${name}`,
  alt: (name: string) => `Preview: ${name}`,
};

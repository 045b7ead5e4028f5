import { company } from '@daybreak/brand';
import industrySeal from '@daybreak/brand/assets/badges/badge-industry.svg';
import r2Seal from '@daybreak/brand/assets/badges/badge-r2.svg';
import riosSeal from '@daybreak/brand/assets/badges/badge-rios.svg';
import emberline from '@daybreak/brand/assets/clients/client-emberline.svg';
import gridhaven from '@daybreak/brand/assets/clients/client-gridhaven.svg';
import kestrelRidge from '@daybreak/brand/assets/clients/client-kestrel-ridge.svg';
import northfold from '@daybreak/brand/assets/clients/client-northfold.svg';
import oreline from '@daybreak/brand/assets/clients/client-oreline.svg';
import quayside from '@daybreak/brand/assets/clients/client-quayside.svg';
import sunmere from '@daybreak/brand/assets/clients/client-sunmere.svg';
import tallgrass from '@daybreak/brand/assets/clients/client-tallgrass.svg';
import voltarra from '@daybreak/brand/assets/clients/client-voltarra.svg';
import { type Picture, pictures } from '@daybreak/media';
import type {
  Figure,
  MarkedPoint,
  PicturedPoint,
  SlideContact,
  SlideContent,
  SlidePoint,
  SlideWith,
} from './slideContent.ts';

function pictureOf(file: string): Picture {
  const picture = pictures.find((candidate) => candidate.file === file);
  if (!picture) throw new Error(`The brand has no picture called ${file}.`);
  return picture;
}

/** The text of the deck: only the figures and words of the specification. */
export const opening: SlideContent = { title: company.name, lead: company.tagline };

export const crisis: SlideWith<{ figures: readonly Figure[] }> = {
  title: 'The Crisis',
  figures: [
    { value: '80M', text: 'panels reach\nend-of-life by 2030' },
    { value: '1M', unit: 'tons', text: 'go to landfill' },
    { value: '90%', text: 'of materials\nare wasted' },
  ],
};

export const services: SlideWith<{ points: readonly PicturedPoint[] }> = {
  title: 'Our Services',
  points: [
    { name: 'Recycle', text: 'Panels, batteries, inverters', picture: pictureOf('panel-recycling') },
    { name: 'Buy', text: 'Surplus or decommissioned equipment', picture: pictureOf('inverters') },
    { name: 'Sell', text: 'Refurbished gear', picture: pictureOf('warehouse') },
    { name: 'Destroy', text: 'Secure destruction', picture: pictureOf('drive-destruction') },
  ],
};

/** The captions name what we do, in the words used for our services. */
export const clients: SlideWith<{ points: readonly PicturedPoint[] }> = {
  title: 'Our Clients',
  points: [
    { name: 'EPC Contractors', text: 'We buy surplus equipment.', picture: pictureOf('logistics-dock') },
    {
      name: 'Energy & Utility Companies',
      text: 'We recycle panels, batteries and inverters.',
      picture: pictureOf('grid-pylons'),
    },
    {
      name: 'Utility Scale Operations',
      text: 'We buy decommissioned equipment.',
      picture: pictureOf('solar-utility-aerial'),
    },
    {
      name: 'Commercial Enterprises',
      text: 'We destroy equipment securely.',
      picture: pictureOf('commercial-roof'),
    },
    {
      name: 'Operations and Maintenance',
      text: 'We sell refurbished gear.',
      picture: pictureOf('battery-storage'),
    },
  ],
};

export const notableClients: SlideWith<{ points: readonly MarkedPoint[] }> = {
  title: 'Notable Clients',
  points: [
    { name: 'Voltarra', mark: voltarra },
    { name: 'Gridhaven', mark: gridhaven },
    { name: 'Sunmere', mark: sunmere },
    { name: 'Kestrel Ridge', mark: kestrelRidge },
    { name: 'Northfold', mark: northfold },
    { name: 'Emberline', mark: emberline },
    { name: 'Tallgrass Power', mark: tallgrass },
    { name: 'Quayside DC', mark: quayside },
    { name: 'Oreline', mark: oreline },
  ],
};

export const advantage: SlideWith<{
  points: readonly SlidePoint[];
  figures: readonly Figure[];
  picture: Picture;
}> = {
  title: 'Our Advantage',
  points: [
    { name: 'R2v3 and RIOS qualified' },
    { name: 'Recycle, buy, sell and destroy' },
    { name: '24hr quote response' },
    { name: 'Documentation at the end' },
  ],
  figures: [
    { value: '100%', text: 'regulatory compliance' },
    { value: '98%', text: 'material recovery rate' },
    { value: '0%', text: 'landfill waste' },
  ],
  picture: pictureOf('solar-farm'),
};

export const certifications: SlideWith<{ points: readonly MarkedPoint[] }> = {
  title: 'Certifications',
  points: [
    { name: 'R2v3 Qualified', mark: r2Seal },
    { name: 'RIOS Qualified', mark: riosSeal },
    {
      name: 'Industry Recognized',
      text: 'SEIA and a state\nsolar-and-storage association',
      mark: industrySeal,
    },
  ],
};

export const ourProcess: SlideWith<{ points: readonly SlidePoint[]; ordered: true }> = {
  title: 'Our Process',
  lead: '24hr quote response,\n7-14 days to complete',
  ordered: true,
  points: [
    { name: 'Send equipment list' },
    { name: 'We assess and quote' },
    { name: 'Schedule logistics' },
    { name: 'Execute processing' },
    { name: 'Receive documentation' },
  ],
};

const { street, city, region, postalCode } = company.address;

export const connect: SlideWith<{ contacts: readonly SlideContact[]; picture: Picture }> = {
  title: "Let's Connect",
  lead: 'Thank you',
  contacts: [
    {
      name: 'Phone',
      text: company.officePhone,
      href: company.officePhoneLink,
    },
    { name: 'Email', text: company.email, href: `mailto:${company.email}` },
    { name: 'Web', text: new URL(company.website).host, href: company.website },
    { name: 'Address', text: `${street},\n${city}, ${region} ${postalCode}` },
  ],
  picture: pictureOf('solar-aisle'),
};

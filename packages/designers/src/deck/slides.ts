import onImageLogo from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import openingPoster from '@daybreak/media/assets/video/dawnfield.poster.jpg';
import type { ComponentType } from 'react';
import * as content from './content.ts';
import { imageOf, type SlideImage } from './images.ts';
import type { SlideContent } from './slideContent.ts';
import { AdvantageSlide } from './slides/AdvantageSlide.tsx';
import { CertificationsSlide } from './slides/CertificationsSlide.tsx';
import { ClientsSlide } from './slides/ClientsSlide.tsx';
import { ConnectSlide } from './slides/ConnectSlide.tsx';
import { CrisisSlide } from './slides/CrisisSlide.tsx';
import { NotableClientsSlide } from './slides/NotableClientsSlide.tsx';
import { OpeningSlide } from './slides/OpeningSlide.tsx';
import { ProcessSlide } from './slides/ProcessSlide.tsx';
import { ServicesSlide } from './slides/ServicesSlide.tsx';

export interface Slide {
  readonly id: string;
  readonly content: SlideContent;
  readonly Component: ComponentType;
}

/** The sales deck, in its order. */
export const slides: readonly Slide[] = [
  { id: 'opening', content: content.opening, Component: OpeningSlide },
  { id: 'crisis', content: content.crisis, Component: CrisisSlide },
  { id: 'services', content: content.services, Component: ServicesSlide },
  { id: 'clients', content: content.clients, Component: ClientsSlide },
  { id: 'notable-clients', content: content.notableClients, Component: NotableClientsSlide },
  { id: 'advantage', content: content.advantage, Component: AdvantageSlide },
  { id: 'certifications', content: content.certifications, Component: CertificationsSlide },
  { id: 'process', content: content.ourProcess, Component: ProcessSlide },
  { id: 'connect', content: content.connect, Component: ConnectSlide },
];

const files: Record<string, readonly string[]> = { opening: [openingPoster, onImageLogo] };

/** Every image that a slide shows, to be loaded before the slide appears. */
export const imagesOf = ({ id, content: { points = [], picture } }: Slide): SlideImage[] => [
  ...(files[id] ?? []).map((path) => ({ path })),
  ...[picture, ...points.map((point) => point.picture)].flatMap((shown) => (shown ? [imageOf(shown)] : [])),
  ...points.flatMap(({ mark }) => (mark ? [{ path: mark }] : [])),
];

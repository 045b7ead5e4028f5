import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import '@daybreak/designers/styles.css';
import { company, palette } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import { brandVars } from '@daybreak/brand/css';
import { catalogue } from '@daybreak/designers';
import { Deck } from '@daybreak/designers/deck';
import { pictures } from '@daybreak/media';
import farm from '@daybreak/media/assets/images/solar-farm-480.webp';
import { pictureUrl } from '@daybreak/media/files';
import { Button } from '@daybreak/ui';
import { createRoot } from 'react-dom/client';

const poster = catalogue.find((entry) => entry.id === 'poster');
const Poster = await poster?.load?.();

createRoot(document.getElementById('root') as HTMLElement).render(
  <main style={{ borderTop: `4px solid ${brandVars.color.cyan}`, color: palette.teal.hex }}>
    <img src={logo} alt={company.name} />
    <Button tone="primary">Order</Button>
    <img src={farm} alt={pictures[0].alt} />
    <img src={pictureUrl('warehouse', 480, 'webp')} alt="" />
    {location.hash === '#deck' ? <Deck /> : Poster ? <Poster /> : null}
  </main>,
);

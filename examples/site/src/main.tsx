import '@daybreak/brand/styles.css';
import './site.css';
import { company } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import { createRoot } from 'react-dom/client';
import { Swatches } from './Swatches.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <main>
    <img src={logo} alt={company.name} width={325} height={64} />
    <h1>{company.tagline}</h1>
    <Swatches />
  </main>,
);

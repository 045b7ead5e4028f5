import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import './styles.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { connectBackend } from './backend/connect.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App {...connectBackend()} />
    </BrowserRouter>
  </StrictMode>,
);

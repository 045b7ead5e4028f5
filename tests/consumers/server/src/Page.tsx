import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { company, palette, paletteNames } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import * as ui from '@daybreak/ui';
import { Alert, Button, Card, Heading, Link, Table, TextField } from '@daybreak/ui';
import '@daybreak/designers/styles.css';
import { Designs } from './Designs.tsx';
import { Order } from './Order.tsx';

/** A server component: loads everything that `@daybreak/ui` exports, and renders some of it. */
export const Page = () => (
  <html lang="en">
    <head>
      <title>{company.name}</title>
    </head>
    <body style={{ borderTop: `4px solid ${palette.cyan.hex}` }}>
      <img src={logo} alt={company.name} width={325} height={64} />
      <Card>
        <Heading level={1}>{company.tagline}</Heading>
        <Alert tone="info" title={`${Object.keys(ui).length} exports, ${ui.alertTones.length} tones`} />
        <Table
          caption="Palette"
          columns={[{ id: 'name', header: 'Name', cell: (id) => palette[id].name }]}
          rows={paletteNames}
          rowKey={(id) => id}
        />
        <TextField label="Name" />
        <Button tone="primary">Send</Button>
        <Link href="/somewhere">Elsewhere</Link>
        <Order />
        <Designs />
      </Card>
    </body>
  </html>
);

/** A sample lead. Companies, people and numbers are fictional: `.example` addresses and 555-01xx phone numbers. */
export interface SampleLead {
  seed_key: string;
  company: string;
  contact: string;
  email: string;
  phone: string;
  industry: string;
  kind: 'buying' | 'selling';
  status: 'New' | 'Contacted' | 'Qualified' | 'Closed';
  notes: string;
  daysAgo: number;
}

type Line = [
  company: string,
  domain: string,
  contact: string,
  phone: string,
  industry: string,
  kind: SampleLead['kind'],
  status: SampleLead['status'],
  daysAgo: number,
  notes: string,
];

// biome-ignore format: one lead per line reads like a table
const lines: Line[] = [
  ['Northfield Colocation', 'northfieldcolo', 'Imani Okoye', '(206) 555-0121', 'Data center', 'selling', 'New', 1, '1,400 SAS drives from a data hall that\'s closing in the spring. Wants on-site shredding and serial number lists.'],
  ['Harborline Insurance', 'harborline', 'Peter Lindgren', '(617) 555-0134', 'Insurance', 'selling', 'Contacted', 6, 'Laptop refresh, 620 units. Asked for HIPAA and DoD 5220.22M certificates before a visit.'],
  ['Cobalt Ridge Hosting', 'cobaltridge', 'Yuki Tanaka', '(720) 555-0117', 'Cloud hosting', 'buying', 'Qualified', 14, 'Buys 200 tested 12 TB and 14 TB drives a month. Net 30.'],
  ['Mesa Verde Solar', 'mesaverdesolar', 'Lucía Ferreira', '(505) 555-0142', 'Solar developer', 'selling', 'Qualified', 11, '3,800 hail-damaged modules at one site near Roswell. Needs a quote for pickup in one week.'],
  ['Tidewater School District', 'tidewaterschools', 'Denise Walker', '(757) 555-0108', 'Education', 'selling', 'New', 2, '2,100 Chromebooks, mixed condition. Board approval in May.'],
  ['Brightwater Utilities', 'brightwaterutilities', 'Omar Haddad', '(480) 555-0155', 'Electric utility', 'selling', 'Contacted', 9, '40 string inverters and a battery container from a pilot plant.'],
  ['Redwood Refurbishers', 'redwoodrefurb', 'Hannah Cole', '(707) 555-0163', 'Refurbisher', 'buying', 'Closed', 62, 'Bought 340 rack servers (13th and 14th generation). Wants first pick of the next lot.'],
  ['Pine & Larch Credit Union', 'pineandlarch', 'Grzegorz Nowak', '(503) 555-0129', 'Banking', 'selling', 'Qualified', 17, 'Branch merger: 75 desktops, 12 cabinets of backup tapes. Wants to witness destruction on site.'],
  ['Sable Creek Mining', 'sablecreek', 'Anna-Maria Kask', '(775) 555-0171', 'Mining', 'buying', 'New', 3, 'Looking for refurbished 72-cell modules, at least 400 W, for a pumping station.'],
  ['Lakeshore Medical Group', 'lakeshoremedical', 'Dr. Samuel Adeyemi', '(312) 555-0146', 'Health care', 'selling', 'Contacted', 8, 'Moving imaging archive to the cloud. Has six storage arrays with patient data.'],
  ['Quarry Street Studios', 'quarrystreet', 'Noor Rahman', '(323) 555-0182', 'Media production', 'buying', 'Contacted', 12, 'LTO-8 drives and two libraries for an edit archive.'],
  ['Ironwood Logistics', 'ironwoodlogistics', 'Carlos Medina', '(915) 555-0113', 'Logistics', 'selling', 'New', 1, '430 handheld scanners and docks. Wants us to take the batteries, too.'],
  ['Prairie Sun Cooperative', 'prairiesun', 'Margaret Olson', '(701) 555-0159', 'Solar cooperative', 'selling', 'Closed', 75, '1,150 modules recycled in September. 98% recovery report delivered.'],
  ['Blue Heron Analytics', 'blueheron', 'Tadhg Byrne', '(919) 555-0138', 'Software', 'selling', 'Qualified', 20, '96 GPU servers coming off lease. Wants to sell the cards.'],
  ['Summit Peak Internet', 'summitpeaknet', 'Priscilla Yazzie', '(928) 555-0166', 'Internet provider', 'buying', 'New', 4, 'Needs 60 refurbished core switches with warranty by June.'],
  ['Old Mill Paper', 'oldmillpaper', 'Frank Tessier', '(207) 555-0124', 'Manufacturing', 'selling', 'Contacted', 15, 'Replaced its control room. Has 30 industrial PCs, 18 UPS units and lead-acid batteries.'],
  ['Verdant Roofs', 'verdantroofs', 'Elif Demir', '(408) 555-0191', 'EPC contractor', 'buying', 'Qualified', 19, 'Resells used modules to farms. Buys any single-type lot of more than 250.'],
  ['County of Ashford', 'ashfordcounty', 'Bernard Whitlock', '(828) 555-0103', 'Government', 'selling', 'New', 5, 'Three-year RFP for e-waste. Bids due on the last day of the month.'],
  ['Kestrel Semiconductor', 'kestrelsemi', 'Mei-Ling Chou', '(512) 555-0187', 'Semiconductors', 'selling', 'Contacted', 10, 'Lab equipment and 200 workstations. Needs an NDA first.'],
  ['Open Range Broadband', 'openrange', 'Cody Reinholt', '(406) 555-0174', 'Internet provider', 'buying', 'Closed', 48, 'Bought 90 routers and spares. Paid in 12 days.'],
  ['Atlas Freight Brokers', 'atlasfreight', 'Svetlana Dragić', '(901) 555-0152', 'Logistics', 'selling', 'Qualified', 22, 'Closing two offices with 260 desktops, phones and a small server room.'],
  ['Sunvale Farms', 'sunvalefarms', 'José Ibarra', '(559) 555-0119', 'Agriculture', 'buying', 'Contacted', 7, 'Planning a 180 kW ground-mounted array with second-life modules and inverters.'],
  ['Granite State Archives', 'granitearchives', 'Eleanor Pruitt', '(603) 555-0136', 'Records management', 'selling', 'New', 2, '11,000 backup tapes to be destroyed with a certificate for each box.'],
  ['Cinder Cone Energy', 'cindercone', 'Kalani Mahoe', '(808) 555-0148', 'Solar operator', 'selling', 'Qualified', 26, 'Repowering 9 MW: 27,000 thin-film modules over two years.'],
  ['Metroline Data Services', 'metrolinedata', 'Rajesh Varma', '(214) 555-0195', 'Data center', 'buying', 'Closed', 90, 'Filled a standing order for wiped 8 TB drives. Asked about 18 TB for next year.'],
];

const accents = /[\u0300-\u036f]/g;

/** `Dr. Lucía Ferreira` → `lucia.ferreira` */
const mailbox = (contact: string) =>
  contact
    .replace(/^Dr\. /, '')
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll(' ', '.');

export const leads: readonly SampleLead[] = lines.map(
  ([company, domain, contact, phone, industry, kind, status, daysAgo, notes], index) => ({
    seed_key: `sample-lead-${String(index + 1).padStart(2, '0')}`,
    company,
    contact,
    email: `${mailbox(contact)}@${domain}.example`,
    phone,
    industry,
    kind,
    status,
    notes,
    daysAgo,
  }),
);

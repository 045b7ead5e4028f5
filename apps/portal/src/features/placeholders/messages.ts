/** Verbatim from the specification, except for the Gmail page's description. */
export const gmail = {
  title: 'Gmail',
  description: 'For now, company email opens in Gmail',
  badge: 'Coming Soon',
  notice: 'Full Gmail integration launching soon',
  open: 'Open Gmail',
};

export const leadsCrm = {
  title: 'Leads CRM',
  description: 'Manage your sales leads and customer relationships',
  badge: 'Coming Soon',
  notice: 'Full CRM integration launching soon',
};

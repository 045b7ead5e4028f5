const policy: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  // Radix writes a few <style> elements of its own; style attributes are never needed.
  'style-src': "'self'",
  'style-src-elem': "'self' 'unsafe-inline'",
  'style-src-attr': "'none'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'font-src': "'self'",
  // blob: because exports read uploaded pictures through fetch().
  'connect-src': "'self' blob:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
};

/** The content security policy of the portal, one line. A hosted portal adds its Supabase address to img and connect. */
export const contentSecurityPolicy = Object.entries(policy)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

/** On every file of the portal. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

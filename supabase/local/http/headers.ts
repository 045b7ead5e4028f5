const policy: Record<string, string> = {
  'default-src': "'none'",
  // The portal's own WebAssembly: the engine that sets Arabic or Devanagari in print files. It doesn't allow text to
  // run as script.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // Radix adds a few <style> elements of its own; style attributes are never needed.
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

/**
 * The portal's content security policy, on one line.
 * @param project address of a Supabase project at another origin
 */
const policyFor = (project?: string): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [
      directive,
      sources,
      ...(project && meetsProject.has(directive) ? [project] : []),
    ])
    .map((parts) => parts.join(' '))
    .join('; ');

/** Directives that include a hosted project's address: data and functions, and files by signed address. */
const meetsProject = new Set(['connect-src', 'img-src']);

/**
 * Headers of every file of the portal.
 * @param project address of its Supabase project, if it differs from the portal's
 */
export const securityHeadersFor = (project?: string): Record<string, string> => ({
  'content-security-policy': policyFor(project),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

export const securityHeaders = securityHeadersFor();
export const contentSecurityPolicy = policyFor();

/** For files whose name changes with their content. */
export const keptForAYear = 'public, max-age=31536000, immutable';

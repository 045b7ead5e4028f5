/**
 * Features that we use although a supported browser lacks them, by path in MDN's data (including everything below),
 * each with the result there.
 */
export const knownExceptions: Readonly<Record<string, string>> = {
  // Styles that other browsers ignore harmlessly.
  'css.properties.text-size-adjust':
    'With -webkit- before it where a browser makes letters larger by itself.',
  'css.selectors.selection': 'Selected words have the color of the system.',
  'css.at-rules.page': 'The print dialog of an iPhone has margins of its own.',
  'css.properties.size': 'A descriptor of @page, which MDN takes for a property.',
  'css.properties.break-after.avoid': 'A heading may end a printed page.',
  'css.properties.orphans': 'A single line of a paragraph may end a printed page.',
  'css.properties.widows': 'A single line of a paragraph may begin a printed page.',
  'css.properties.cursor': 'An iPhone has no pointer.',
  'css.properties.resize': 'A finger has nothing to drag at; the box scrolls.',
  'css.properties.field-sizing': 'The box has the rows that its field says, and scrolls.',
  'css.properties.text-wrap':
    'Lines are filled one after the other. Fits are measured in the browser that draws.',
  'css.properties.forced-color-adjust': 'Safari has no forced colors.',
  'css.properties.text-spacing-trim': 'Says what browsers without it do.',
  'css.properties.font-variant-emoji':
    'A sign may be drawn as a picture on the page; files have what fonts have.',
  'css.properties.scrollbar-width': 'A row that scrolls sideways shows its scroll bar while it moves.',
  'css.properties.scrollbar-gutter': 'Scroll bars lie over the page on an iPhone, and take no room.',
  'css.properties.content-visibility': 'All rows are laid out at once, which takes longer.',
  'css.properties.font-family.ui-monospace': 'The next family of the list.',

  // Only used where it's available.
  'api.Window.cancelIdleCallback': 'Where requestIdleCallback was there.',
  'api.Document.caretPositionFromPoint': 'Safari before 26.2 has caretRangeFromPoint (studio/words.ts).',
  'api.Navigator.connection': 'Where it is not there nobody saves data.',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'Firefox has one quality, which is good.',
  'api.HTMLImageElement.fetchPriority': 'A property that nobody reads.',
  'api.TouchEvent': 'Only a browser with fingers has such events.',
  'api.Document.startViewTransition': 'React asks for it where a page wants such a transition; none does.',
  'api.Window.setImmediate': 'Of Node; pptxgenjs looks first.',
  'api.Window.clearImmediate': 'Of Node; pptxgenjs looks first.',
  'api.Request.duplex': 'The Supabase client looks first, and sends no streams.',
  'javascript.builtins.Uint8Array.toBase64': 'The Supabase client looks first.',
};

/** Members of our own objects, and of the libraries', that share a name with a platform member. */
export const ours: readonly string[] = [
  'api.Blob.bytes',
  'api.CanvasRenderingContext2D.fontVariantCaps',
  'api.CanvasRenderingContext2D.letterSpacing',
  'api.ElementInternals.states',
  'api.HTMLButtonElement.command',
  'api.HTMLFencedFrameElement.config',
  'api.HTMLGeolocationElement.watch',
  'api.HTMLInputElement.capture',
  'api.HTMLInstallElement.manifest',
  'api.HTMLMediaElement.remote',
  'api.IntersectionObserver.delay',
  'api.Keyboard.lock',
  'api.Navigator.contacts',
  'api.Navigator.ink',
  'api.Navigator.install',
  'api.Navigator.share',
  'api.StorageAccessHandle.createObjectURL',
  'api.StorageAccessHandle.revokeObjectURL',
  'api.Touch.identifier',
  'api.Window.external',
  'javascript.builtins.AsyncDisposableStack.use',
  'javascript.builtins.Iterator.take',
  'javascript.builtins.Iterator.toArray',
];

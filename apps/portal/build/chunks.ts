type Group = { name: string; test?: RegExp; tags?: '$initial'[]; minShareCount?: number };

/**
 * Groups of modules that share a file. Without them, each module that two pages share would be its own request of a
 * kilobyte, and a page would make forty requests instead of ten. A module goes to the first group that takes it, along
 * with everything it imports.
 */
const groups: Group[] = [
  // The first screen.
  { name: 'start', tags: ['$initial'] },
  // Router and route table.
  { name: 'portal', test: /portal\/src\/routes\/Portal\.tsx$/ },
  // Small things that public pages share with signed-in ones. Keep this small.
  {
    name: 'common',
    test: /lucide-react\/.*\/icons\/|package\.json$|daybreak-icon-(primary|on-image)\.svg$|portal\/src\/(shared\/(logo|clipboard|navigation|theme(?!\/ThemeToggle))\/|shell\/messages)|ui\/src\/(SkipLink|Stack|PageHeader|Skeleton|usePrinting)\W/,
    minShareCount: 3,
  },
  // Buttons with a tooltip, which public pages rarely have.
  { name: 'controls', test: /(IconButton\/IconButton|theme\/ThemeToggle|pageStates\/PlainPage)\.tsx$/ },
  // Must be before the brand's files: many pages have those, but only one card uses these.
  {
    name: 'backgrounds',
    test: /media\/assets\/meeting-backgrounds|brand\/assets\/platforms|meetingBackgrounds\/backgrounds\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'brand',
    // Of all picture addresses, designers' pages only need those of previews and print files.
    test: /packages\/(brand|media)\/(src\/(?!(phone|illustration\w*|files|originals|thumbnails)\.ts)|assets\/(?!illustrations|mail\/|images\/[\w-]+\.(webp|jpg)))/,
    minShareCount: 3,
  },
  // Code that the sales deck and the directory share with the designers, and New Hire with the other designers.
  {
    name: 'pieces',
    test: /(designers\/src\/(clientOnly|editor\/(artwork\/box|print|history\/useUndoKeys|rendering\/use(Latest|Loaded)|workbench\/DownloadedPart))|print\/src\/(browserExporter|loadPart|types|files\/(missingFile|save)))\.tsx?$/,
    minShareCount: 2,
  },
  // The code for a second step or a contact, which pages show without the designers.
  {
    name: 'code',
    test: /lean-qr|designers\/src\/editor\/artwork\/(QrCode|qr)\.tsx?$/,
    minShareCount: 2,
  },
  // Parses numbers and names: pieces with a contact need it at once, the directory after its page, everything else
  // never.
  {
    name: 'contact',
    test: /libphonenumber-js|brand\/src\/phone\.ts|designers\/src\/(editor\/userDetails\/(vCard\.ts|names\/)|designers\/businessCard\/contactQr\.ts)/,
  },
  {
    name: 'shell',
    test: /portal\/src\/(shell\/SignedInShell\.tsx|shared\/(staff\/(?!ProfileCard|useColleagues)|session\/useRefusal\.ts)|backend\/(interfaces\/Backend|chatLimits|nameLimits|supabase\/ahead\/earlyReads)\.ts)/,
  },
  // Code that sends requests, for pages with a button or dialog that does.
  { name: 'requests', test: /portal\/src\/shared\/(requests\/|forms\/useSave)/, minShareCount: 2 },
  // Menus and select lists are separate because few pages start with one. So are forms validated as a whole, and the
  // confirmation before something is deleted.
  {
    name: 'forms',
    test: /ui\/src\/(?!DropdownMenu|Select)|@radix-ui\/(?!react-((dropdown-)?menu|select)\/)|portal\/src\/shared\/(forms\/(?!ConfirmDialog|FormDialog|LazyForm|useCheckedForm|useSave)|dates\/dates|textSearch\/|pageStates\/(?!Failed))/,
    minShareCount: 3,
  },
  {
    name: 'lists',
    test: /portal\/src\/shared\/lists\/(ListState|NoMatch|useIncrementalList)/,
    minShareCount: 2,
  },
  { name: 'fields', test: /ui\/src\/Select\/|@radix-ui\/react-select\//, minShareCount: 2 },
  { name: 'menus', test: /ui\/src\/DropdownMenu\/|@radix-ui\/react-(dropdown-)?menu\//, minShareCount: 2 },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2 },
  // Part of the job application, shared by its review and the page that a confirmation link opens.
  {
    name: 'answers',
    test: /portal\/src\/shared\/applications\/(answers|languages|messages|resumeFile|storedName|ResumeField|useResume|Notice|icons)\.(css\.)?tsx?/,
    minShareCount: 2,
  },
  // The table of a person's details, for the directory's pages and for the backend.
  { name: 'details', test: /portal\/src\/backend\/(interfaces\/personDetails|detailChanges)\.ts$/ },
  // Loads designers. Lists of pieces and review links need this without the hub.
  { name: 'designers', test: /designers\/src\/designers\/(definition|registry\/parts|\w+\/\w+\.parts)\.ts$/ },
  // Code that the Marketing Center's steps share, and then each step.
  {
    name: 'hub',
    test: /marketing\/(MarketingPage(\.css)?|useOpenPieceFile|messages)\.tsx?|controls\/useFilesIn\.ts/,
  },
  { name: 'gallery', test: /marketing\/MaterialGrid\.tsx$/ },
  // The page around a designer.
  { name: 'step', test: /marketing\/DesignerStep\.tsx$/ },
  // The first things on every designer's page: the piece and its parts. The form comes after it.
  {
    name: 'designer',
    test: /designers\/src\/(catalogue\/fullWorkbench\.tsx$|campaigns\/dialog\/MakeCampaign\.tsx$|editor\/(artwork\/|drafts\/controls\/Draft(Bar|Name)\.tsx$|fields\/(eventGaps|languageField|link|partner(Field)?|pictureOf|sharedFields|webAddress)\.ts$|images\/(brandPictures|fills|pictureFor|slotPicture|topics\/topics)\.ts$|preview\/OptionPicture\.tsx$|sizes\/metricSheets\.ts$|workbench\/(ShownTabs|Workbench)\.tsx$)|designers\/eventContent\.ts$)|media\/(src\/illustration(Topics|Url)\.ts$|assets\/illustrations)/,
  },
  // Descriptions of illustrations, and the order of pictures in a row: for lists of pictures, the wizard and campaigns.
  {
    name: 'pictures',
    test: /designers\/src\/editor\/images\/topics\/(describedBrandPictures|picturesFor)\.ts$|media\/src\/illustrations\.ts$/,
  },
  // New Hire starts with this form, without the workbench.
  { name: 'your-details', test: /designers\/src\/editor\/userDetails\/UserDetailsForm\./, minShareCount: 2 },
  {
    name: 'workbench',
    // Leaves out the code that checks pieces and records files: it imports the engines, which load with the first check
    // or file.
    test: /designers\/src\/editor\/(?!batch\/|campaigns\/|download\/(inspectPiece|preflightOffscreen|approval\/(approvedFiles|approvedRun|beginRun))|layouts\/|looks\/|reading\/|table\/|writing\/)|print\/src\/(files\/(filePlan|fileNames)|printResolution)/,
    minShareCount: 3,
  },
  // One file for all layouts, because each is just a few kilobytes and the user may choose any of them next.
  { name: 'layouts', test: /designers\/src\/editor\/layouts\// },
  // Code that cards of pieces share.
  {
    name: 'cards',
    test: /portal\/src\/shared\/pieces\/(knownBrands|piecePictures|runWhenIdle|useWasVisible)\.ts$/,
  },
];

export const chunks = {
  groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })),
};

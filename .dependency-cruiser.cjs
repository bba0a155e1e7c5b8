// Who may import whom. `npm run check` runs these rules on the code, and on scripts/import-rules/planted-violation, where
// each of them must find what it forbids: a rule that cannot bite fails the check.
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** The server's rooms below http and the features. */
const foundations = 'config|db|integrations|logging|process|sessions';
const tests = '\\.test\\.tsx?$|/testing/';

/** What the document engine and the reader of files may use. */
const documentPackages = [
  'docx',
  'fflate',
  'htmlparser2',
  'jspdf',
  'papaparse',
  'pdfjs-dist',
  'qrcode',
  'saxes',
  'yaml',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'shared-knows-only-shared-and-zod',
      comment: 'Both sides read shared/, so it may lean on neither, and on nothing but zod.',
      severity: 'error',
      from: { path: '^shared/', pathNot: `(${tests}|^shared/(document|reader)/)` },
      to: { pathNot: ['(^|/)shared/', packages('zod')] },
    },
    {
      name: 'document-and-reader-are-pure',
      comment:
        'The document engine and the reader run in any browser, worker or server: no React, no client, no server.',
      severity: 'error',
      from: { path: '^shared/(document|reader)/', pathNot: `(${tests}|^shared/document/test/)` },
      to: { pathNot: ['(^|/)shared/', packages('zod', ...documentPackages)] },
    },
    {
      name: 'document-packages-only-there',
      comment: 'They are large, and load with the first file that needs them.',
      severity: 'error',
      from: { path: '^(client|server|shared)/', pathNot: `(${tests}|^shared/(document|reader)/)` },
      to: {
        path: packages('docx', 'fflate', 'htmlparser2', 'jspdf', 'papaparse', 'pdfjs-dist', 'saxes', 'yaml'),
      },
    },
    {
      name: 'packet-package-only-there',
      comment: 'It is large, and loads with the first packet.',
      severity: 'error',
      from: { path: '^(client|server|shared)/', pathNot: `(${tests}|^client/src/features/sent/packet/)` },
      to: { path: packages('@cantoo/pdf-lib') },
    },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-client',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-features-stand-alone',
      comment: 'Features meet in client/src/app/pages, nowhere else.',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/(app|features)/', pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'resume-form-is-at-the-bottom',
      comment: 'Content, rules and saves of the resume know none of the parts that show them.',
      severity: 'error',
      from: { path: '^client/src/features/resume/form/', pathNot: tests },
      to: { path: '^client/src/features/resume/[^/]+/', pathNot: '^client/src/features/resume/form/' },
    },
    {
      name: 'resume-parts-know-no-screen',
      comment: 'The editor, the steps and the import are made of these parts.',
      severity: 'error',
      from: {
        path: '^client/src/features/resume/(form|entries|sections|dates|photo|drafts|page|history)/',
        pathNot: tests,
      },
      to: { path: '^client/src/features/resume/(editor|steps|import)/' },
    },
    {
      name: 'server-features-stand-alone',
      comment: 'What a feature needs of another is handed to it by server/stages/wiring.ts.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/', pathNot: '^server/features/$1/' },
    },
    {
      name: 'server-is-assembled-at-the-top',
      comment:
        'Stages, jobs, commands and startup hand each room what it needs; a room declares that as a small type of its own.',
      severity: 'error',
      from: { path: `^server/(features|files|http|organizations|${foundations})/`, pathNot: tests },
      to: { path: '^server/((app|app-deps|main)\\.ts$|(commands|embedded|jobs|stages|startup)/)' },
    },
    {
      name: 'server-foundations-know-no-feature',
      severity: 'error',
      from: { path: `^server/(files|http|organizations|${foundations})/`, pathNot: tests },
      to: { path: '^server/features/' },
    },
    {
      name: 'sessions-and-data-know-no-http',
      comment: 'http reads sessions and data.',
      severity: 'error',
      from: { path: `^server/(${foundations})/`, pathNot: tests },
      to: { path: '^server/http/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^client/src/(ui|lib)/' },
      to: { path: '^client/src/(app|features)/' },
    },
    {
      name: 'layout-is-pure',
      comment: 'The layout of a resume draws no file. (ESLint keeps the DOM out.)',
      severity: 'error',
      from: { path: '^shared/document/layout/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [packages('jspdf', 'docx', 'fflate', 'qrcode'), '^shared/document/(pdf|docx|text)/'],
      },
    },
    {
      name: 'sql-only-in-repositories',
      severity: 'error',
      from: {
        pathNot: [
          '^server/db/',
          '^server/.*[-/]repository[.]ts$',
          '^server/embedded/database\\.ts$',
          '^server/testing/',
        ],
      },
      to: { path: packages('drizzle-orm', 'pg') },
    },
    {
      name: 'test-helpers-import-no-scripts',
      comment: 'The scripts start the tests, and not the other way round.',
      severity: 'error',
      from: { path: '^server/testing/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'embedded-parts-are-chosen-at-the-entry',
      comment:
        'Only what builds the dependencies knows whether its database or identity provider is embedded.',
      severity: 'error',
      from: { pathNot: '^server/(main\\.ts$|commands/|startup/|embedded/|testing/)' },
      to: { path: '^server/embedded/' },
    },
    {
      name: 'production-needs-no-dev-dependency',
      comment:
        'The built server runs on `npm ci --omit=dev`. What the client and the page renderer import is bundled, so it is a dev dependency.',
      severity: 'error',
      from: {
        path: '^(server|shared)/',
        // Vite serves the client in `npm run dev` alone; the document engine and the reader are bundled.
        pathNot: [tests, '^shared/(document|reader)/', '^server/http/pages/vite-web-app\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      // The built server is there once it was built.
      to: { couldNotResolve: true, pathNot: 'dist/server/main\\.js$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^scripts/import-rules/planted-violation', '^dist/'] },
    // Types couple as much as code does.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};

// Checks that every package of the customer's design card is declared in package.json and imported in its role. An import
// of types alone, a comment or a string is none.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { projectFolder } from './system/run-command.mjs';

const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file);
const codeOf = (folder) => (file) => file.startsWith(`${folder}/`) && !isTest(file);
const testsOf = (folder) => (file) => file.startsWith(`${folder}/`) && isTest(file);
const theFile = (name) => (file) => file === name;

const [client, server, shared] = ['client', 'server', 'shared'].map(codeOf);
// The painters of files are shared: the browser and the server's worker use the same.
const document = codeOf('shared/document');

/**
 * Each package with its roles: every one must have a file that imports the package. `names` are what one of the imports
 * must take from it.
 */
export const card = [
  { name: 'react', roles: { client } },
  { name: 'react-dom', roles: { client } },
  { name: 'vite', roles: { 'vite.config.ts': theFile('vite.config.ts') } },
  { name: 'wouter', roles: { client }, names: ['Switch', 'Route', 'useRoute', 'matchRoute'] },
  { name: '@tanstack/react-query', roles: { client } },
  { name: 'react-hook-form', roles: { client } },
  { name: 'zod', roles: { shared } },
  { name: '@hookform/resolvers', roles: { client } },
  // By the styles.
  { name: 'tailwindcss', roles: { client } },
  { name: '@radix-ui/react-dialog', roles: { client } },
  { name: '@radix-ui/react-tabs', roles: { client } },
  { name: '@radix-ui/react-toast', roles: { client } },
  { name: 'lucide-react', roles: { client } },
  { name: 'jspdf', roles: { 'shared/document': document } },
  { name: 'qrcode', roles: { 'client or shared/document': (file) => client(file) || document(file) } },
  { name: 'express', roles: { server } },
  { name: 'express-session', roles: { server } },
  { name: 'passport', roles: { server } },
  { name: 'openid-client', roles: { server } },
  { name: 'drizzle-orm', roles: { server } },
  { name: 'drizzle-kit', roles: { 'drizzle.config.ts': theFile('drizzle.config.ts') } },
  { name: 'pg', roles: { server } },
  { name: 'multer', roles: { server } },
  {
    name: 'vitest',
    roles: {
      'tests of the client': testsOf('client'),
      'tests of the server': testsOf('server'),
      'tests of shared': testsOf('shared'),
    },
  },
  { name: '@testing-library/react', roles: { 'tests of the client': testsOf('client') } },
  { name: 'supertest', roles: { 'tests of the server': testsOf('server') } },
  // Its test runner is a package of its own.
  { name: 'playwright', as: '@playwright/test', roles: { e2e: (file) => file.startsWith('e2e/') } },
];

/** What a script imports at run time: `{ from, names }`, where dynamic imports have no names. */
const importsOfScript = (file, text) => {
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
      const bindings = node.importClause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const values = named.filter(({ isTypeOnly }) => !isTypeOnly);
      if (named.length === 0 || values.length > 0 || node.importClause?.name)
        found.push({
          from: node.moduleSpecifier.text,
          names: values.map((element) => (element.propertyName ?? element.name).text),
        });
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      found.push({ from: node.moduleSpecifier.text, names: [] });
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push({ from: node.arguments[0]?.text ?? '', names: [] });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
};

const importsOfStyles = (text) =>
  [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, from]) => ({
    from,
    names: [],
  }));

/**
 * What falls short of the card, a line each.
 *
 * @param {Set<string>} declared the packages of package.json
 * @param {Map<string, string>} files the text of each file of code by its path
 */
export const shortcomings = (declared, files) => {
  const imports = new Map();
  const importsOf = (file) => {
    if (!imports.has(file)) {
      const text = files.get(file);
      imports.set(file, file.endsWith('.css') ? importsOfStyles(text) : importsOfScript(file, text));
    }
    return imports.get(file);
  };
  return card.flatMap(({ name, as = name, roles, names }) => {
    const isImport = ({ from, names: taken }) =>
      (from === as || from.startsWith(`${as}/`)) && (!names || taken.some((one) => names.includes(one)));
    const missing = declared.has(name) ? [] : [`${name} is not declared in package.json`];
    for (const [role, isIn] of Object.entries(roles)) {
      // Only files that name the package are parsed.
      const candidates = [...files.keys()].filter((file) => isIn(file) && files.get(file).includes(as));
      if (!candidates.some((file) => importsOf(file).some(isImport)))
        missing.push(`${as}${names ? ` (${names.join(', ')})` : ''} is not imported in its role: ${role}`);
    }
    return missing;
  });
};

const main = () => {
  process.chdir(projectFolder);
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const paths = [
    'client',
    'server',
    'shared',
    'e2e',
    'vite.config.ts',
    'tailwind.config.ts',
    'drizzle.config.ts',
  ];
  const files = paths.flatMap((path) =>
    statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true })
          .map((name) => join(path, name))
          .filter((file) => /\.(tsx?|mjs|css)$/.test(file)),
  );
  const found = shortcomings(
    new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })),
    new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
  );
  for (const line of found) console.error(line);
  console.log(`${card.length} packages of the design card, ${found.length} shortcomings`);
  process.exitCode = found.length > 0 ? 1 : 0;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();

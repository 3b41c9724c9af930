import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'

const NEXT_MS = 5 * 60_000

/**
 * Builds a page with one of the bundlers, with nothing configured that its starter does not configure.
 *
 * @param site - `folder`, where the page's sources are written (packages are found in a `node_modules` above);
 *   `source`, its module; and `external`, packages that Vite leaves out.
 * @returns `folder`, which is to be served; `warnings` of the bundler, one text each; and, with Vite 8
 *   alone, `chunks`: for each file of the build whether it is the page's own, the files that it imports
 *   at once, its bytes after gzip, its modules, and the length of the code of each npm package
 *   in it; and `lazyImports`, pairs of modules: the importer, and the module that it imports lazily.
 * @throws ClearError with the bundler's output when the build fails.
 */
export function buildSite(bundler, site) {
  mkdirSync(site.folder, { recursive: true })
  return BUILDERS[bundler](site)
}

const BUILDERS = {
  'vite-8': async (site) => buildWithVite(await import('vite'), site),
  'vite-7': async (site) => buildWithVite(await import('vite-7'), site),
  webpack: buildWithWebpack,
  next: buildWithNext,
}

async function buildWithVite({ build, createLogger }, { folder, source, external = [] }) {
  write(folder, { 'main.js': source, 'index.html': html('/main.js', 'module') })
  const warnings = []
  const warn = (text) => void warnings.push(text)
  const customLogger = { ...createLogger('silent'), warn, warnOnce: warn }
  const lazyImports = []
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    customLogger,
    plugins: [collectLazyImports(lazyImports)],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      reportCompressedSize: false,
      ...(external.length > 0 && { rolldownOptions: { external } }),
    },
  })
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, isEntry, imports, code, modules }) => [
      fileName,
      {
        isEntry,
        imports,
        bytes: gzipSync(code).length,
        modules: Object.keys(modules),
        packages: packagesIn(modules),
      },
    ])
  return { folder: join(folder, 'dist'), warnings, chunks: Object.fromEntries(chunks), lazyImports }
}

/** A plugin that adds a pair to `lazyImports` for each lazy import of the build. */
function collectLazyImports(lazyImports) {
  return {
    name: 'collect-lazy-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const imported = this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        lazyImports.push(...imported.map((each) => [id, each]))
      }
    },
  }
}

async function buildWithWebpack({ folder, source }) {
  write(folder, { 'main.js': source, 'dist/index.html': html('main.js', 'text/javascript') })
  const { default: webpack } = await import('webpack')
  const stats = await new Promise((resolve, reject) => {
    // As the README asks for: a policy of Trusted Types, by which it loads its files.
    const output = { path: join(folder, 'dist'), trustedTypes: { policyName: 'webpack' } }
    const options = {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output,
      // The sizes are measured here, and React is most of what the hints are about.
      performance: { hints: false },
    }
    webpack(options, (error, built) => (error ? reject(error) : resolve(built)))
  })
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true })
  const texts = (list) => list.map(({ moduleName = '', message }) => `${moduleName}\n${message}`)
  if (errors.length > 0) throw new ClearError(texts(errors).join('\n\n'))
  return { folder: join(folder, 'dist'), warnings: texts(warnings), chunks: {}, lazyImports: [] }
}

/**
 * An exported App Router site, built by the bundler that `next build` chooses. What the page draws is a
 * client component: the server renders it, the browser hydrates it. On a second page, which is built and
 * rendered but not opened, a server component draws the button.
 */
async function buildWithNext({ folder, source }) {
  write(folder, {
    'package.json': JSON.stringify({ private: true, type: 'module' }),
    'next.config.js': `export default {
  output: 'export',
  // The packages of this folder are links to the repository's own.
  turbopack: { root: ${JSON.stringify(ROOT)} },
}`,
    'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><head><link rel="icon" href="data:," /></head><body>{children}</body></html>
}`,
    'app/page.js': `import { Wallet } from './wallet.js'
export default function Page() {
  return <main><Wallet /></main>
}`,
    'app/server/page.js': `import { ConnectButton } from '@latchkey/react'
import { Wallet } from '../wallet.js'
export default function Page() {
  return <main><Wallet><ConnectButton /></Wallet></main>
}`,
    'app/wallet.js': `'use client'\n${source}`,
  })
  const { code, isLate, output } = await run({
    command: process.execPath,
    args: [createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build'],
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NODE_ENV: 'production' },
    limitMs: NEXT_MS,
  })
  if (code !== 0 || isLate) throw new ClearError(output)
  // If there is nothing to warn of, no paragraph of the output names a package.
  return {
    folder: join(folder, 'out'),
    warnings: output.split(/\n\s*\n/),
    chunks: {},
    lazyImports: [],
  }
}

/** @returns The length of the code of each npm package in a chunk. */
function packagesIn(modules) {
  const lengths = {}
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id)
    lengths[name] = (lengths[name] ?? 0) + renderedLength
  }
  return lengths
}

/** A library that is a file of ours, such as `noble-hashes.js` of `@noble/hashes`. */
const LIBRARY = /\/@latchkey\/[^/]+\/dist\/chunks\/(noble|scure)-([a-z-]+)\.js$/

/** @returns The npm package of a module; 'site' for the page's own and for what the bundler adds. */
function packageOf(id) {
  const [path] = id.split('?')
  const library = LIBRARY.exec(path)
  if (library !== null) return `@${library[1]}/${library[2]}`
  const at = path.lastIndexOf('/node_modules/')
  if (at < 0) return 'site'
  const [scope, name] = path.slice(at + '/node_modules/'.length).split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function html(script, type) {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Size</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="${type}" defer src="${script}"></script></body>
</html>
`
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsdown'
import { readEntriesInOrder } from './tsdown.entries.ts'
import { writeNotices } from './tsdown.notices.ts'

/**
 * How every package is built, run in its folder: one file for each entry of the manifest, one for each
 * part that is loaded lazily, and one for what several of these share; with declarations, for browsers
 * and Node alike. Packages whose files have to be cut in another way have a config of their own.
 */
export default defineConfig({
  entry: entriesOfManifest(),
  root: 'src',
  outputOptions: { chunkFileNames: 'chunks/[name].js' },
  dts: true,
  format: 'esm',
  platform: 'neutral',
  deps: { neverBundle: [/^node:/] },
  target: 'es2022',
  outDir: 'dist',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
  clean: true,
  logLevel: 'warn',
  failOnWarn: true,
  plugins: [readEntriesInOrder(), writeNotices()],
  checks: { pluginTimings: false },
  onSuccess() {
    excuseMissingTypes()
    shieldDynamicImports()
  },
})

/**
 * A site without React has no types of it, and npm may hide those of wagmi's core below `wagmi`. That is no error of
 * our declarations then, also where the site checks those of libraries; where the types are there, they count.
 */
function excuseMissingTypes(): void {
  for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const path = join('dist', name)
    const code = readFileSync(path, 'utf8')
    const excused = code.replace(
      /^(import .* from "(react(-dom)?|@wagmi\/core)";|declare module 'react' \{)$/gm,
      '// @ts-ignore The types may be missing.\n$&',
    )
    if (excused !== code) writeFileSync(path, excused)
  }
}

/**
 * Vite up to 6 reads `const { a } = await import('b')` as a list of what is used of `b`, also where the
 * bundler of ours has put `.then((n) => n.t)` behind it, and then finds nothing. In parentheses it is left
 * alone.
 */
function shieldDynamicImports(): void {
  for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const path = join('dist', name)
    const code = readFileSync(path, 'utf8')
    const shielded = code.replace(
      /= (await import\("[^"]+"\)\.then\(\((\w+)\) => \2\.\w+\))/g,
      '= ($1)',
    )
    if (shielded !== code) writeFileSync(path, shielded)
  }
}

function readManifest(): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'))
  return manifest
}

/** @returns Every path to a source that the manifest's exports and programs name. */
/** The sources of the entries that the manifest of the package in this folder has. */
export function entriesOfManifest(): string[] {
  return sourcesIn(readManifest())
}

function sourcesIn(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const { exports, bin } = { exports: {}, bin: {}, ...manifest }
  return [...Object.values(exports), ...Object.values(bin)]
    .filter((path) => typeof path === 'string')
    .filter((path) => path.startsWith('./src/'))
}

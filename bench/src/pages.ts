import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { builtPackages } from './built-packages.ts'

/** The pages that are compared. */
export const PAGES = [
  'bare',
  'floor',
  'ready',
  'latchkey',
  'three-namespaces',
  'many',
  'pairing-floor',
  'pairing',
  'wallets-floor',
  'wallets',
  'logins-floor',
  'logins-frame',
  'logins',
] as const

/** One of the pages. */
export type PageName = (typeof PAGES)[number]

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

/** The folder of a built page. */
export function builtFolder(page: PageName): string {
  return `${FOLDER}.cache/${page}`
}

/** Builds a page as a site would: the bundler's own settings and nothing else. */
export async function buildPage(page: PageName): Promise<void> {
  await build({
    root: `${FOLDER}pages/${page}`,
    configFile: false,
    logLevel: 'error',
    plugins: [builtPackages()],
    build: { outDir: builtFolder(page), emptyOutDir: true, reportCompressedSize: false },
  })
}

/** @returns The script that runs in every page before its own. */
export async function buildWatcher(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${FOLDER}src/in-page/watch.ts`, formats: ['iife'], name: 'watch' },
    },
  })
  const [first] = Array.isArray(built) ? built : []
  const [script] = first?.output ?? []
  if (script === undefined) throw new Error('The watching script was not built')
  return script.code
}

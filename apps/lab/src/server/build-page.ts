import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Alias, build } from 'vite'
import { LAB_FOLDER } from './serve-page.ts'

/** Stands in the built pages where the server writes a nonce. */
export const NONCE_PLACE = 'lab-nonce'

/** Which pages are built, and how. */
export interface BuildOptions {
  readonly outDir: string
  /** Pages beside the lab's own, such as `hosts.html`. */
  readonly pages: readonly string[]
  /** Where the pages lie on the server. */
  readonly base?: string
  /** Builds for the oldest React that is supported, in place of the newest. */
  readonly isOldReact?: boolean
}

/**
 * Builds pages into a folder, with React's development build: strict mode then does everything
 * twice, as it does for whoever builds a site.
 */
export async function buildPage(options: BuildOptions): Promise<void> {
  const { outDir, pages, base = '/', isOldReact = false } = options
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'development'
  try {
    await build({
      ...{ root: LAB_FOLDER, base, configFile: false, mode: 'development', logLevel: 'warn' },
      plugins: [react()],
      resolve: { alias: isOldReact ? oldReact() : [] },
      html: { cspNonce: NONCE_PLACE },
      build: {
        outDir,
        emptyOutDir: true,
        minify: false,
        target: 'es2022',
        reportCompressedSize: false,
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { input: pages.map((page) => `${LAB_FOLDER}/${page}`) },
      },
    })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

/** React 18.2 is installed under names of its own. */
function oldReact(): Alias[] {
  return ['react', 'react-dom'].map((name) => {
    const folder = fileURLToPath(new URL('.', import.meta.resolve(`${name}-18/package.json`)))
    return { find: new RegExp(`^${name}(?=/|$)`), replacement: folder.replace(/\/$/, '') }
  })
}

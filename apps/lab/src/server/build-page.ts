import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Alias, build, type InlineConfig } from 'vite'
import { LAB_FOLDER } from './serve-page.ts'

/** Placeholder in the built pages for the server's nonce. */
export const NONCE_PLACE = 'lab-nonce'

/** Which pages are built, and how. */
export interface BuildOptions {
  readonly outDir: string
  /** Pages beside the lab's own, such as `hosts.html`. */
  readonly pages: readonly string[]
  /** The path of the pages on the server. */
  readonly base?: string
  /** Builds for the oldest React that is supported, in place of the newest. */
  readonly isOldReact?: boolean
}

/**
 * Builds pages into a folder, with React's development build: strict mode then does everything
 * twice, as for the developer of a site.
 */
export async function buildPage(options: BuildOptions): Promise<void> {
  const { outDir, pages, base = '/' } = options
  await buildForDevelopment({
    ...shared(options),
    base,
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
}

/** Builds what draws a page in Node, React and all: `render-page.mjs` in `outDir`. */
export async function buildRenderer(
  options: Pick<BuildOptions, 'outDir' | 'isOldReact'>,
): Promise<void> {
  await buildForDevelopment({
    ...shared(options),
    ssr: { noExternal: true },
    build: {
      outDir: options.outDir,
      emptyOutDir: true,
      target: 'node20',
      ssr: `${LAB_FOLDER}/src/hosts/render-page.tsx`,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs' } },
    },
  })
}

function shared({ isOldReact = false }: Pick<BuildOptions, 'isOldReact'>): InlineConfig {
  return {
    root: LAB_FOLDER,
    configFile: false,
    mode: 'development',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: isOldReact ? oldReact() : [] },
  }
}

async function buildForDevelopment(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'development'
  try {
    await build(config)
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

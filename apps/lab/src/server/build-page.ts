import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { LAB_FOLDER } from './serve-page.ts'

/**
 * Builds the page into a folder, with React's development build: strict mode then does everything
 * twice, as it does for whoever builds a site.
 */
export async function buildPage(outDir: string): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'development'
  try {
    await build({
      root: LAB_FOLDER,
      configFile: false,
      mode: 'development',
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir,
        emptyOutDir: true,
        minify: false,
        target: 'es2022',
        reportCompressedSize: false,
      },
    })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

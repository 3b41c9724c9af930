import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFirstRing } from '../../../../scripts/lib/rings.mjs'
import { buildPage, buildRenderer } from '../../src/server/build-page.ts'
import { PAGE_FOLDER_VARIABLE, REACTS } from './page-folder.ts'

/**
 * Builds the pages once for all workers. Pages that only `react.e2e.ts` opens, with the oldest
 * React and server rendering, are left out without that test.
 */
// biome-ignore lint/style/noDefaultExport: the test runner wants it so
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-lab-'))
  const pages = ['index.html', 'server.html']
  await buildPage({
    outDir: folder,
    pages: [...pages, 'hosts.html', 'gallery.html', 'headless.html', 'wallet-buttons.html'],
  })
  for (const { base, isOldReact } of isFirstRing() ? [] : REACTS) {
    const outDir = join(folder, base)
    if (isOldReact) await buildPage({ outDir, pages, base, isOldReact })
    await buildRenderer({ outDir: join(outDir, 'renderer'), isOldReact })
  }
  process.env[PAGE_FOLDER_VARIABLE] = folder
  return () => rm(folder, { recursive: true, force: true })
}

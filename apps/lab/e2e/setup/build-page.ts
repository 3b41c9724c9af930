import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage } from '../../src/server/build-page.ts'
import { PAGE_FOLDER_VARIABLE } from './page-folder.ts'

/** Builds the pages once for all workers; those against the oldest React lie below `react-18`. */
// biome-ignore lint/style/noDefaultExport: the test runner wants it so
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-lab-'))
  await buildPage({ outDir: folder, pages: ['index.html', 'hosts.html', 'gallery.html'] })
  await buildPage({
    outDir: join(folder, 'react-18'),
    pages: ['index.html'],
    base: '/react-18/',
    isOldReact: true,
  })
  process.env[PAGE_FOLDER_VARIABLE] = folder
  return () => rm(folder, { recursive: true, force: true })
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '../paths.ts'
import { fileOf } from './markdown.ts'
import { elementsPage } from './page-of-elements.ts'
import { licencesPage } from './page-of-licences.ts'
import { pagesOfCore } from './pages-of-core.ts'
import { createLinks, pagesOfPackages, readEntries } from './pages-of-packages.ts'
import { pagesOfReact } from './pages-of-react.ts'
import { pagesOfTexts } from './pages-of-texts.ts'
import { createTypeReader } from './read-types.ts'

/** Writes the section `reference` from types, catalogs, messages and the lockfile. Its folder is not committed. */
export async function writeReference(): Promise<void> {
  const reader = createTypeReader()
  const entries = readEntries(reader)
  const links = createLinks(entries)
  const pages = [
    ...pagesOfReact(reader, links),
    elementsPage(reader),
    ...(await pagesOfCore(reader, links)),
    ...(await pagesOfTexts()),
    licencesPage(),
    ...pagesOfPackages(entries, links),
  ]
  const folder = join(PAGES, 'reference')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const page of pages) writeFileSync(join(folder, `${page.name}.md`), fileOf(page))
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/**
 * Builds one page as a site would, with nothing configured.
 *
 * @param site - Folder with `node_modules`.
 * @param page - Its name, the source of its only script, and imports that are left out of it.
 * @returns The folder of the built page, and its chunks: file, size in bytes after gzip, the file
 *   it stands for, the modules in it, and the chunks that it imports at once.
 */
export async function buildPage(site, { name, source, without = [] }) {
  const root = join(site, name)
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'main.js'), source)
  writeFileSync(join(root, 'index.html'), html(name))
  const { output } = await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    build: {
      ...{ outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
      rolldownOptions: { external: without },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk').map(toChunk)
  return { folder: join(root, 'dist'), chunks }
}

/** @returns The chunks that are loaded with the page. */
export function eagerChunks({ chunks }) {
  const found = chunks.filter(({ isEntry }) => isEntry)
  // Imports are appended while the list is walked, so that theirs are found too.
  for (const { imports } of found) {
    const next = chunks.filter(({ file }) => imports.includes(file))
    found.push(...next.filter((chunk) => !found.includes(chunk)))
  }
  return found
}

export function sum(chunks) {
  return chunks.reduce((total, { gzip }) => total + gzip, 0)
}

function toChunk({ fileName, code, isEntry, facadeModuleId, imports, moduleIds: modules }) {
  return { file: fileName, gzip: gzipSync(code).length, isEntry, facadeModuleId, modules, imports }
}

function html(name) {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"></head>
  <body><script type="module" src="/main.js"></script></body>
</html>
`
}

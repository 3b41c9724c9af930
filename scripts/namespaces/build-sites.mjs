import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../size/build-site.mjs'

/** Matches the text files that a build wrote. */
const TEXT = /\.(?:js|css|html|json|map|svg)$/

/**
 * Builds a site with each single adapter, and one without, like a website.
 *
 * @param site - Folder whose `node_modules` contain the packed files.
 * @param namespaces - As in `probes.mjs`.
 * @returns By namespace, and `none`: every text that the build wrote, and every module in it.
 */
export async function buildSites(site, namespaces) {
  const built = {}
  for (const name of ['none', ...Object.keys(namespaces)]) {
    const own = join(site, `namespace-${name}`)
    const { folder, chunks } = await buildSite('vite-8', {
      folder: own,
      source: pageSource(namespaces[name]),
    })
    const modules = Object.values(chunks).flatMap((chunk) => chunk.modules)
    built[name] = { text: readAll(folder), modules }
  }
  return built
}

function pageSource(namespace) {
  const [maker] = namespace?.call.split('(') ?? []
  const imports = namespace === undefined ? '' : `import { ${maker} } from '${namespace.adapter}'`
  return `
${imports}
import { ConnectButton, createLatchkey, LatchkeyProvider } from '@latchkey/react'
import { createRoot } from 'react-dom/client'
import { jsx } from 'react/jsx-runtime'
const networks = [JSON.parse(document.body.dataset.network)]
const latchkey = createLatchkey({ adapters: [${namespace?.call ?? ''}], networks, projectId: 'size' })
const children = jsx(LatchkeyProvider, { value: latchkey, children: jsx(ConnectButton, {}) })
createRoot(document.body).render(jsx('main', { children }))
`
}

function readAll(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

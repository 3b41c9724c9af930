import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeFaults } from './type-faults.mjs'

const SOURCE = `import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'
void createLatchkey({ networks: [mainnet] }).open()
`

const OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: [],
}

/**
 * Compiles a page without React, in a site without its types.
 *
 * @param site - Has the packed files and, in the meantime, no types of React.
 * @returns The faults of the page and of our declarations.
 */
export function typeFaultsWithoutReact(site) {
  const page = join(site, 'without-react')
  mkdirSync(page)
  writeFileSync(join(page, 'main.ts'), SOURCE)
  const config = { compilerOptions: OPTIONS, files: ['main.ts'] }
  writeFileSync(join(page, 'tsconfig.json'), JSON.stringify(config))
  const types = join(site, 'node_modules/@types/react')
  const hidden = join(site, 'types-of-react')
  renameSync(types, hidden)
  try {
    return typeFaults(page)
  } finally {
    renameSync(hidden, types)
  }
}

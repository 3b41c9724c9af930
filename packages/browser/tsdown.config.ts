import { join } from 'node:path'
import { defineConfig } from 'tsdown'
import { adapterConfig } from '../../tsdown.adapter.ts'
import base from '../../tsdown.config.ts'
import { inOrder } from '../../tsdown.groups.ts'
import { writeNotices } from '../../tsdown.notices.ts'
import core from '../core/tsdown.config.ts'
import explain from '../explain/tsdown.config.ts'
import react from '../react/tsdown.config.ts'
import ui from '../ui/tsdown.config.ts'
import { groupsOf } from './build/groups-of.ts'
import { leaveOut } from './build/leave-out.ts'
import { readLoadedTogether } from './build/loaded-together.ts'
import { plainChains } from './build/plain-chains.ts'
import { writeIntegrity } from './build/write-integrity.ts'

const ENTRIES = [
  'latchkey',
  'bitcoin',
  'chains',
  'collectibles',
  'frame',
  'presets',
  'siwx',
  'solana',
  'walletconnect',
]

/**
 * Everything inside, React too, for pages that load our files as they are. What every page needs is one
 * file, and so is what the modal needs until its list stands.
 */
export default defineConfig(async () => {
  const { page, entries, modal } = await readLoadedTogether(
    ENTRIES.map((name) => join(process.cwd(), 'src', `${name}.ts`)),
  )
  const isTaken = (id: string): boolean => entries.has(id) || modal.has(id)
  return {
    ...base,
    entry: ENTRIES.map((name) => `./src/${name}.ts`),
    dts: false,
    platform: 'browser',
    minify: true,
    deps: { alwaysBundle: [/.*/] },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '({})' },
    inputOptions: { preserveEntrySignatures: 'allow-extension' },
    outputOptions: {
      chunkFileNames: ({ name }) => `chunks/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: inOrder([
          { name: 'page', test: (id) => page.has(id) && !/browser[\\/]src[\\/]/.test(id) },
          { name: 'modal', test: (id) => modal.has(id) && !entries.has(id) },
          ...groupsOf('react', react, isTaken),
          ...groupsOf('ui', ui, isTaken),
          ...groupsOf('core', core, isTaken),
          ...groupsOf('explain', explain, isTaken),
          ...groupsOf('adapter-evm', adapterConfig, isTaken),
          ...groupsOf('adapter-solana', adapterConfig, isTaken),
          ...groupsOf('adapter-bitcoin', adapterConfig, isTaken),
        ]),
      },
    },
    plugins: [plainChains(), leaveOut(), writeNotices()],
    onSuccess() {
      const hashes = writeIntegrity('dist')
      for (const name of ENTRIES) console.log(`dist/${name}.js ${hashes[`${name}.js`]}`)
    },
  }
})

import { defineConfig } from 'tsdown'
import { adapterConfig } from '../../tsdown.adapter.ts'
import base from '../../tsdown.config.ts'
import { filesOfPage, importedBy, inOrder } from '../../tsdown.groups.ts'
import core from '../core/tsdown.config.ts'
import react from '../react/tsdown.config.ts'
import ui from '../ui/tsdown.config.ts'
import { groupsOf } from './build/groups-of.ts'
import { leaveOut } from './build/leave-out.ts'
import { writeIntegrity } from './build/write-integrity.ts'
import { writeNotices } from './build/write-notices.ts'

const ENTRIES = ['latchkey', 'bitcoin', 'chains', 'frame', 'solana', 'walletconnect']

const isOfPage = filesOfPage(`(${ENTRIES.join('|')})`)
const isOfModal = importedBy('modal/mount-modal|views/connect/connect\\.view', 'modal')

/**
 * Everything inside, React too, for pages that load our files as they are. What the modal needs until its
 * list stands is one file.
 */
export default defineConfig({
  ...base,
  entry: ENTRIES.map((name) => `./src/${name}.ts`),
  dts: false,
  platform: 'browser',
  minify: true,
  deps: { alwaysBundle: [/.*/] },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '({})' },
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    chunkFileNames: ({ name }) => `chunks/${name.toLowerCase().replace(/[^a-z0-9.-]/g, '')}.js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: inOrder([
        {
          // What a page loads at first is left to its entries.
          name: (id, modules) => (isOfPage(id, modules) ? null : isOfModal(id, modules)),
        },
        ...groupsOf('react', react, isOfPage),
        ...groupsOf('ui', ui, isOfPage),
        ...groupsOf('core', core, isOfPage),
        ...groupsOf('adapter-evm', adapterConfig, isOfPage),
        ...groupsOf('adapter-solana', adapterConfig, isOfPage),
        ...groupsOf('adapter-bitcoin', adapterConfig, isOfPage),
      ]),
    },
  },
  plugins: [leaveOut(), writeNotices('third-party.txt')],
  onSuccess() {
    const hashes = writeIntegrity('dist')
    for (const name of ENTRIES) console.log(`dist/${name}.js ${hashes[`${name}.js`]}`)
  },
})

import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { filesOfPage, importedBy, inOrder, sources } from '../../tsdown.groups.ts'

/**
 * Few files where all is loaded together, so that a website's bundler meets few: the modal with Connect,
 * and groups of views with the parts that they are the first to need. Languages are a file each. A
 * module is in the first group that names it.
 */
export default defineConfig({
  ...base,
  entry: ['./src/index.ts', './src/react-server.ts'],
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: inOrder([
        { name: filesOfPage('index'), test: sources('(?!index)') },
        {
          name: importedBy('modal/mount-modal|views/connect/connect\\.view', 'modal'),
          test: sources(''),
        },
        {
          name: importedBy('views/connecting-(external|multi|wallet)', 'connecting'),
          test: sources('(?!messages/)'),
        },
        {
          name: importedBy('views/(all-wallets|get-wallet|downloads|what-is-a-)', 'wallets'),
          test: sources('(?!messages/)'),
        },
        {
          name: 'logins',
          test: sources('views/(connect-|connecting-|email-|account-settings|upgrade-|approve-)'),
        },
        { name: 'accounts', test: sources('views/|partials/|format/') },
      ]),
    },
  },
})

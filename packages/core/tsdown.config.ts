import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'

/** Sources whose path begins so, without declarations. */
const sources = (path: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${path.replaceAll('/', '[\\\\/]')}).*(?<!\\.d)\\.ts$`)

/**
 * Few files, so that a website's bundler meets few: the contract, what a page needs before the modal,
 * what adapters share, and the core of the modal. What is loaded lazily is a file each. A group takes
 * along what its modules import and no group of a higher priority has.
 */
export default defineConfig({
  ...base,
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: [
        { name: 'contract', test: sources('contract/'), priority: 3 },
        {
          name: 'page',
          test: sources(
            'options/(check-options|to-network)|platform/storage-key|balances/truncate-amount|adapter/lazy-adapter',
          ),
          priority: 2,
        },
        { name: 'adapter', test: sources('adapter/'), priority: 1 },
        {
          name: 'endpoints',
          test: sources('api/(endpoints/(?!image-addresses)|read-answer)'),
          priority: 1,
        },
        { name: 'core', test: sources('(?!testing)'), tags: ['$initial'] },
      ],
    },
  },
})

import { basename } from 'node:path'
import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'

/** Sources whose path begins so, without declarations. */
const sources = (path: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${path.replaceAll('/', '[\\\\/]')}).*(?<!\\.d)\\.tsx?$`)

/** A file of its own for each module of the page, so that a website drops those it does not use. */
const fileOf = (id: string): string => `page-${basename(id).replace(/\.tsx?$/, '')}`

/**
 * Few files where all is loaded together, so that a website's bundler meets few: the modal with Connect,
 * what several groups of views share, and a file per group. Languages are a file each. A group holds
 * the modules that it names, without what these import.
 */
export default defineConfig({
  ...base,
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: fileOf, tags: ['$initial'], test: sources(''), priority: 3 },
        {
          name: 'modal',
          test: sources('modal/|messages/(?!translations)|views/(connect/|registry|view-)'),
          priority: 2,
        },
        { name: 'parts', test: sources('partials/|format/'), priority: 1 },
        {
          name: 'logins',
          test: sources(
            'views/(connect-|connecting-(social|farcaster)|email-|account-settings|upgrade-|approve-)',
          ),
        },
        {
          name: 'wallets',
          test: sources('views/(connecting-|all-wallets|get-wallet|downloads|what-is-a-wallet)'),
        },
        { name: 'accounts', test: sources('views/') },
      ],
    },
  },
})

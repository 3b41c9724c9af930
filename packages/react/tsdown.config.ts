import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'

/** Sources whose path begins so, without declarations. */
const sources = (path: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${path.replaceAll('/', '[\\\\/]')}).*(?<!\\.d)\\.tsx?$`)

/**
 * Few files, so that a website's bundler meets few: what comes with the page, the modal with Connect,
 * what several groups of views share, and a file per group. Languages are a file each. A group takes
 * along what its modules import and no group of a higher priority has.
 */
export default defineConfig({
  ...base,
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: [
        { name: 'page', tags: ['$initial'], test: sources(''), priority: 3 },
        { name: 'modal', test: sources('modal/|messages/(?!translations)'), priority: 2 },
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

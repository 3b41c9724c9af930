import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'

/** Sources whose path begins so, without declarations. */
const sources = (path: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](${path.replaceAll('/', '[\\\\/]')}).*(?<!\\.d)\\.tsx?$`)

/** What the dialog, its header, its notices and the list of wallets are drawn with. */
const MODAL_PRIMITIVES =
  'alert-bar|button|card|checkbox|dialog|icon|image|link|list|scene|send-field|skeleton/skeleton(?!-)|snackbar|spinner|stack|tag|text|tile'

/**
 * Few files, so that a website's bundler meets few: what the buttons on the page need, what the dialog
 * and the list of wallets need, and the rest. A group takes along what its modules import and no group
 * of a higher priority has.
 */
export default defineConfig({
  ...base,
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: [
        { name: 'buttons', test: sources('page/|primitives/page-button'), priority: 3 },
        {
          name: 'modal',
          test: sources(
            `a11y/|motion/|root/|art/(broken|empty)|icons/|primitives/(${MODAL_PRIMITIVES})`,
          ),
          priority: 2,
        },
        {
          name: 'color-tools',
          test: sources('theme/(color-tools|create-theme)'),
          priority: 1,
        },
        { name: 'views', tags: ['$initial'], test: sources('') },
      ],
    },
  },
})

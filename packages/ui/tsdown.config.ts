import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { filesOfPage, importedBy, inOrder, sources } from '../../tsdown.groups.ts'

/** What the dialog, its header, its notices and the list of wallets are drawn with. */
const MODAL_PRIMITIVES =
  'alert-bar|button|card|checkbox|dialog|divider|icon|image|link|list|scene|send-field|skeleton/skeleton(?!-)|snackbar|spinner|stack|tag|text|tile'

/** What the views of connecting a wallet are drawn with. */
const CONNECTING_PRIMITIVES = 'avatar|glyph|latch|panel|qr-code/(?!read-)|segmented|tabs'

/**
 * Few files where all is loaded together, so that a website's bundler meets few: what the modal with the
 * list of wallets needs, with what this imports, what connecting needs, and the rest. A module is in the
 * first group that names it.
 */
export default defineConfig({
  ...base,
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: inOrder([
        { name: filesOfPage('page/index'), test: sources('(?!page/)') },
        {
          name: importedBy(
            `a11y/|motion/|root/|illustrations/|icons/|primitives/(${MODAL_PRIMITIVES})`,
            'modal',
          ),
          test: sources(''),
        },
        { name: 'color-tools', test: sources('theme/') },
        {
          name: 'connecting',
          test: sources(`primitives/(${CONNECTING_PRIMITIVES})`),
        },
        { name: 'views', tags: ['$initial'], test: sources('primitives/') },
      ]),
    },
  },
})

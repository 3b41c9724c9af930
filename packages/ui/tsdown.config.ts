import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { filesOfPage, importedBy, inOrder, sources } from '../../tsdown.groups.ts'

/** What the dialog, its header, its notices and the list of wallets are drawn with. */
const MODAL_PRIMITIVES =
  'alert-bar|button|card|checkbox|dialog|icon|image|link|list|scene|send-field|skeleton/skeleton(?!-)|snackbar|spinner|stack|tag|text|tile'

/**
 * Few files where all is loaded together, so that a website's bundler meets few: what the dialog and the
 * list of wallets need, with what these import, and the rest. A module is in the first group that names it.
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
        { name: 'views', tags: ['$initial'], test: sources('primitives/') },
      ]),
    },
  },
})

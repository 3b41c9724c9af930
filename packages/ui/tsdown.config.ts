import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { filesOfPage, importedBy, inOrder, sources } from '../../tsdown.groups.ts'

/** The primitives of the dialog, its header, its notices and the list of wallets. */
const MODAL_PRIMITIVES =
  'button|card|checkbox|dialog|divider|hint|icon|image/(?!picture-)|input/|link|list|scene|skeleton/skeleton(?!-)|spinner|stack|tag|text|tile'

/**
 * Modules that are loaded together are joined into few files: those of the modal with the list of
 * wallets, then those of groups of views; views of money use the rest. A module is in the first
 * group that names it.
 */
export default defineConfig({
  ...base,
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: inOrder([
        { name: filesOfPage('(page|plain)/index'), test: sources('(?!page/|plain/)') },
        {
          name: importedBy(
            `a11y/|motion/|root/|illustrations/(?!view-)|icons/(?!provider-|view-)|primitives/(${MODAL_PRIMITIVES})`,
            'modal',
          ),
          test: sources(''),
        },
        { name: 'login-ways', test: sources('icons/provider-|primitives/send-field') },
        { name: 'color-tools', test: sources('theme/') },
        {
          name: 'connecting',
          test: sources(
            'icons/view-|illustrations/view-|primitives/(address/copy-|alert-bar|avatar|glyph|image|grid|latch|pair|panel|search-field|snackbar|switch)',
          ),
        },
        { name: 'code', test: sources('primitives/(qr-code/(?!read-)|side-card)') },
        { name: 'codes', test: sources('primitives/(segmented|tabs)') },
        { name: 'logins', test: sources('primitives/otp-input') },
        { name: 'amounts', test: sources('primitives/(amount-input|token-button)') },
        { name: 'views', tags: ['$initial'], test: sources('primitives/') },
      ]),
    },
  },
})

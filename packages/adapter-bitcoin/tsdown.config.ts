import { defineConfig } from 'tsdown'
import { adapterConfigWith } from '../../tsdown.adapter.ts'
import base from '../../tsdown.config.ts'

/**
 * The libraries that hash and sign are inside, a file each. Sites have another version of them beside, that of
 * viem, and a server built by Nuxt finds only one of two: files of `@noble/hashes` 1.8 import each other by the
 * package's name, and got those of 2.4.
 */
const LIBRARIES = [
  { name: 'noble-hashes', test: /[\\/]node_modules[\\/]@noble[\\/]hashes[\\/]/ },
  { name: 'noble-curves', test: /[\\/]node_modules[\\/]@noble[\\/]curves[\\/]/ },
  {
    name: 'scure-btc-signer',
    test: /[\\/]node_modules[\\/](@scure[\\/]btc-signer|micro-packed)[\\/]/,
  },
]

/**
 * The results of these are removed if they are unused. The library marks each call as pure, and the
 * bundler loses that mark where it unwraps the function around the call.
 */
const UNUSED = ['createFROST', 'createHasher', 'isogenyMap']

export default defineConfig({
  ...adapterConfigWith(LIBRARIES),
  deps: { ...base.deps, alwaysBundle: [/^@noble\//, /^@scure\/btc-signer(\/|$)/, 'micro-packed'] },
  treeshake: { manualPureFunctions: UNUSED, propertyReadSideEffects: false },
})

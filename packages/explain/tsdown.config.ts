import { defineConfig } from 'tsdown'
import base from '../../tsdown.config.ts'
import { inOrder, sources } from '../../tsdown.groups.ts'

/**
 * Few files, so that a website's bundler meets few: one for the code that explanations share, and one for the part of
 * it that core loads with its forecasts. What is loaded lazily is a file each.
 */
export default defineConfig({
  ...base,
  outputOptions: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: inOrder([
        // Swap reads approvals with it, and nothing else.
        { name: 'abi', test: sources('evm/abi') },
        { name: 'reading', test: sources('(evm/known-call|model/read-json)') },
        // Few requests are trades.
        { name: 'explanations', test: sources('(evm/(?!(abi|trades/))|model/)') },
      ]),
    },
  },
})

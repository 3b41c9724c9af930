import { defineConfig } from 'tsdown'
import { adapterConfig } from '../../tsdown.adapter.ts'

export default defineConfig({
  ...adapterConfig,
  // Its types are those that the site has. As an optional peer npm refuses it: some of its own do not fit together.
  deps: { neverBundle: [/^node:/, '@wagmi/core'] },
})

import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey, latchkeyPlugin } from '@latchkey/vue'
import { base, mainnet } from 'viem/chains'

export default defineNuxtPlugin(({ vueApp }) => {
  const latchkey = createLatchkey({
    adapters: [evmAdapter()],
    networks: [mainnet, base],
    projectId: 'your-project-id',
    themeMode: 'system',
  })
  vueApp.use(latchkeyPlugin, { latchkey })
})

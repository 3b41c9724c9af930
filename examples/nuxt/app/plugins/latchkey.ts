import { evmAdapter } from '@latchkey/adapter-evm'
import { createLatchkey, latchkeyPlugin } from '@latchkey/vue'
import { stateFromCookie } from '@latchkey/vue/server'
import { base, mainnet } from 'viem/chains'

export default defineNuxtPlugin(({ vueApp }) => {
  const latchkey = createLatchkey({
    adapters: [evmAdapter()],
    cookie: true,
    networks: [mainnet, base],
    projectId: 'your-project-id',
    themeMode: 'system',
  })
  const { cookie } = useRequestHeaders(['cookie'])
  const initialState = useState('latchkey', () => stateFromCookie(cookie))
  vueApp.use(latchkeyPlugin, { latchkey, initialState: initialState.value })
})

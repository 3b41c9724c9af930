import { createLatchkey } from '@latchkey/react'
import { warm } from '@latchkey/react/presets'
import { mainnet } from 'viem/chains'

export const latchkey = createLatchkey({
  networks: [mainnet],
  themeMode: 'light',
  themeVariables: {
    ...warm,
    accent: '#0a7d5a',
    radius: 0,
  },
})

import { createLatchkey } from '@latchkey/react'
import { soft } from '@latchkey/react/presets'
import { mainnet } from 'viem/chains'

export const latchkey = createLatchkey({
  networks: [mainnet],
  themeMode: 'system',
  themeVariables: soft,
})

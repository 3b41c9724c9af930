import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'

export const latchkey = createLatchkey({
  networks: [mainnet],
  themeMode: 'system',
  themeVariables: {
    fontFamily: "It's, serif",
    width: '400px',
    contrast: 'more',
    mixStrength: 5,
  },
})

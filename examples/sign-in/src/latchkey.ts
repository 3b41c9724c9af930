import { evmAdapter } from '@latchkey/adapter-evm'
import { remoteSiwx } from '@latchkey/core/siwx'
import { createLatchkey } from '@latchkey/react'
import { mainnet } from 'viem/chains'

/** One modal for the whole site. Your own project id goes here. */
export const latchkey = createLatchkey({
  projectId: 'your-project-id',
  metadata: {
    name: 'Logbook',
    description: 'Notes that only you can read.',
    url: window.location.origin,
    icons: [`${window.location.origin}/anchor.svg`],
  },
  adapters: [evmAdapter()],
  networks: [mainnet],
  siwx: remoteSiwx({
    baseUrl: window.location.origin,
    messenger: { statement: 'Open my logbook' },
  }),
  themeMode: 'system',
})

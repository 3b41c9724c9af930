import { wagmiAdapter } from '@latchkey/adapter-evm/wagmi'
import { createLatchkey } from '@latchkey/react'
import { connect, disconnect, reconnect, switchChain } from 'wagmi/actions'
import { config } from './wagmi'

export const latchkey = createLatchkey({
  adapters: [wagmiAdapter(config, { connect, disconnect, reconnect, switchChain })],
  networks: config.chains,
  projectId: 'your-project-id',
})

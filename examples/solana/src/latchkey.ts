import { solana, solanaAdapter } from '@latchkey/adapter-solana'
import { registerLatchkeyWallet } from '@latchkey/adapter-solana/wallet-standard'
import { createLatchkey } from '@latchkey/react'

const latchkey = createLatchkey({
  adapters: [solanaAdapter()],
  networks: [solana],
  projectId: 'your-project-id',
})

registerLatchkeyWallet(latchkey)

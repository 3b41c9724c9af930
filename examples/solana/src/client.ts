import './latchkey' // the wallet has to be there before wallets are looked for
import { autoDiscover, createClient } from '@solana/client'

export const client = createClient({
  endpoint: 'https://api.mainnet-beta.solana.com',
  walletConnectors: autoDiscover({ filter: ({ name }) => name === 'Latchkey' }),
})

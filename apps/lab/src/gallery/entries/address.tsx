import { Address } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

const PAID = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'

const LOOKALIKE = '0x8F3aD90b7713Ce5522b8410F6fA9E4d3077cE41d'

const SOLANA = 'Hk3v9wXQxNkWc2q7m8bS4tZrY1fUaJpLdEoGnVi6sTB'

/** Address, full, in every state. */
export const addressEntry: Entry = {
  id: 'address',
  title: 'Address, full',
  about: 'Wherever money leaves. Ends are dark, differences from a lookalike are underlined.',
  shows: ['Address'],
  specimens: [
    { name: 'EVM', isWide: true, draw: () => <Address address={PAID} /> },
    {
      name: 'Lookalike',
      isWide: true,
      draw: () => <Address address={LOOKALIKE} differsFrom={PAID} />,
    },
    { name: 'Solana', isWide: true, draw: () => <Address address={SOLANA} /> },
  ],
}

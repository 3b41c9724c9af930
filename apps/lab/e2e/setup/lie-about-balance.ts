import { type Faults, SANDBOX_DOLLAR } from '@latchkey/sandbox'

/** A token as the service of balances lists it for a lie. */
export interface ListedLie {
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: string
  /** Plain address. */
  readonly address?: string
}

/** Makes the service of balances list these tokens, 50 of each. Left out is what is true of the sandbox's dollar. */
export function lieAboutBalance(faults: Faults, lies: readonly ListedLie[]): void {
  const balances = lies.map((lie) => {
    const { name = SANDBOX_DOLLAR.name, symbol = 'SUSD', decimals = '18' } = lie
    const { address = SANDBOX_DOLLAR.address } = lie
    return {
      name,
      symbol,
      chainId: 'eip155:1',
      iconUrl: '',
      value: 50,
      price: 1,
      address: `eip155:1:${address}`,
      quantity: { decimals, numeric: '50' },
    }
  })
  faults.set('balance', { kind: 'garbage', body: { balances } })
}

const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='
const SOLANA = { chain: 'solana:mainnet', signs: 'solana:signMessage' }
const BITCOIN = { chain: 'bitcoin:mainnet', signs: 'bitcoin:signMessage' }
/** Every third wallet is of both. */
const KINDS = [[SOLANA], [BITCOIN], [SOLANA, BITCOIN]]

interface RegisterApi {
  register(wallet: object): unknown
}

/** Wallets that register themselves with whoever asks. Source: Wallet Standard. */
export function registerWallets(count: number): void {
  const wallets = Array.from({ length: count }, (_, index) =>
    walletOf(`Standard ${index}`, KINDS[index % KINDS.length] ?? []),
  )
  const answer = ({ register }: RegisterApi): void => {
    for (const wallet of wallets) register(wallet)
  }
  window.addEventListener('wallet-standard:app-ready', (event) =>
    answer(Reflect.get(event, 'detail')),
  )
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: answer }))
}

function walletOf(name: string, families: readonly (typeof SOLANA)[]): object {
  const never = async (): Promise<never> => Promise.reject(new Error('Not supported'))
  const signing = families.map(({ signs }) => [signs, { signMessage: never }])
  return Object.freeze({
    ...{ version: '1.0.0', name, icon: ICON, accounts: [] },
    chains: families.map(({ chain }) => chain),
    features: {
      'standard:connect': { connect: never },
      'standard:events': { on: () => () => {} },
      ...Object.fromEntries(signing),
    },
  })
}

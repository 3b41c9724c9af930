const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ICON = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='

/** Announces EIP-6963 wallets that answer at once and remember that they were connected. */
export function announceWallets(count: number): void {
  const details = Array.from({ length: count }, (_, index) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Wallet ${index}`,
    icon: ICON,
    rdns: `example.wallet${index}`,
  }))
  const providers = details.map(({ rdns }) => providerOf(`allowed-${rdns}`))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const [index, info] of details.entries()) {
      const detail = Object.freeze({ info, provider: providers[index] })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  })
}

function providerOf(key: string) {
  const accounts = (): readonly string[] => (localStorage.getItem(key) === null ? [] : [ACCOUNT])
  return {
    on() {},
    removeListener() {},
    async request({ method }: { readonly method: string }): Promise<unknown> {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts') return accounts()
      if (method !== 'eth_requestAccounts')
        throw Object.assign(new Error('Not supported'), { code: 4200 })
      localStorage.setItem(key, 'yes')
      return accounts()
    },
  }
}

const SOLANA = { chain: 'solana:mainnet', signs: 'solana:signMessage' }
const BITCOIN = { chain: 'bitcoin:mainnet', signs: 'bitcoin:signMessage' }
/** Every third wallet supports both. */
const KINDS = [[SOLANA], [BITCOIN], [SOLANA, BITCOIN]]

interface RegisterApi {
  register(wallet: object): unknown
}

/** Registers wallets of Solana, of Bitcoin and of both by the Wallet Standard. */
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

function walletOf(name: string, kinds: readonly (typeof SOLANA)[]): object {
  const never = async (): Promise<never> => Promise.reject(new Error('Not supported'))
  const signing = kinds.map(({ signs }) => [signs, { signMessage: never }])
  return Object.freeze({
    version: '1.0.0',
    name,
    icon: ICON,
    accounts: [],
    chains: kinds.map(({ chain }) => chain),
    features: {
      'standard:connect': { connect: never },
      'standard:events': { on: () => () => {} },
      ...Object.fromEntries(signing),
    },
  })
}

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ICON = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Wallets that announce themselves and answer at once; who allowed a page stays allowed. */
export function announceWallets(count: number): void {
  const faces = Array.from({ length: count }, (_, index) => ({
    uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Wallet ${index}`,
    icon: ICON,
    rdns: `example.wallet${index}`,
  }))
  const providers = faces.map(({ rdns }) => providerOf(`allowed-${rdns}`))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const [index, info] of faces.entries()) {
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

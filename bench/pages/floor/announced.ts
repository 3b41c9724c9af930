/** An announced wallet. Source: EIP-6963. */
export interface Announced {
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  readonly provider: { request(call: { method: string }): Promise<unknown> }
}

/** The wallets of this browser, as they come. */
export function watchWallets(listener: (wallets: readonly Announced[]) => void): void {
  const wallets = new Map<string, Announced>()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { detail } = event as CustomEvent<Announced>
    if (wallets.has(detail.info.uuid)) return
    wallets.set(detail.info.uuid, detail)
    listener([...wallets.values()])
  })
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** @returns The first account; undefined when the wallet shows none. */
export async function readAccount(wallet: Announced, method: string): Promise<string | undefined> {
  const accounts = await wallet.provider.request({ method })
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined
  return typeof first === 'string' ? first : undefined
}

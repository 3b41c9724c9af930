import type { ProvidedWallet } from '@latchkey/adapter-evm'

export const porto: ProvidedWallet = {
  name: 'Porto',
  rdns: 'xyz.ithaca.porto',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>',
  async provider() {
    const { Chains, Porto, Storage } = await import('porto')
    const { provider } = Porto.create({
      announceProvider: false,
      chains: [Chains.base],
      storage: Storage.localStorage(),
    })
    const disconnect = () => provider.request({ method: 'wallet_disconnect' })
    return Object.assign(provider, { disconnect })
  },
}

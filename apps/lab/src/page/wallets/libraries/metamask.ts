import type { ProvidedWallet } from '@latchkey/adapter-evm'

export const metamask: ProvidedWallet = {
  name: 'MetaMask',
  rdns: 'io.metamask',
  hasOwnDialog: true,
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10L5 10z" fill="%23f60"/></svg>',
  async provider({ announced }) {
    if (announced) return announced
    const { createEVMClient } = await import('@metamask/connect-evm')
    const client = await createEVMClient({
      dapp: { name: 'My site', url: location.origin },
      api: { supportedNetworks: { '0x2105': 'https://mainnet.base.org' } },
      analytics: { enabled: false },
      skipAutoAnnounce: true,
    })
    return Object.assign(client.getProvider(), { disconnect: () => client.disconnect() })
  },
}

import type { ProvidedWallet } from '@latchkey/adapter-evm'

export const baseAccount: ProvidedWallet = {
  name: 'Base Account',
  rdns: 'app.base.account',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="%2300f"/></svg>',
  async provider() {
    const { createBaseAccountSDK } = await import('@base-org/account')
    const sdk = createBaseAccountSDK({
      appName: 'My site',
      appChainIds: [8453],
      preference: { telemetry: false },
    })
    return sdk.getProvider()
  },
}

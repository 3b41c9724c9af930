import { aBuyer } from '../a-buyer.ts'
import type { Causes } from './cause.ts'

/** The events while a visitor buys with money. */
export const BUY_CAUSES: Causes<
  'SELECT_BUY_CRYPTO' | 'SELECT_BUY_PROVIDER' | 'SELECT_WHAT_IS_A_BUY'
> = {
  SELECT_BUY_CRYPTO: {
    when: 'Buying is chosen.',
    properties: { isSmartAccount: false },
    run: async (choice) => void (await aBuyer(choice)),
  },
  SELECT_BUY_PROVIDER: {
    when: 'A provider is chosen.',
    properties: { provider: 'coinbase', isSmartAccount: false },
    async run(choice) {
      const { buy } = await aBuyer(choice)
      await buy()
    },
  },
  SELECT_WHAT_IS_A_BUY: {
    when: 'The help about buying is chosen.',
    properties: { isSmartAccount: false },
    async run(choice) {
      const { core } = await aBuyer(choice)
      core.actions.router.push('WhatIsABuy', {})
    },
  },
}

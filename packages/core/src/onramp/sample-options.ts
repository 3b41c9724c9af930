import type { OnrampChoices } from '../api/endpoints/onramp-options.ts'
import type { OnrampMethod, OnrampTokenNetwork } from '../store/state/onramp.ts'

/**
 * Returns the options to show if none can be read; nothing is bought with them. Source:
 * docs/specification.md, section 9; docs/constants.json, `onramp`.
 */
export function sampleOptions(): OnrampChoices {
  return {
    payments: ['USD', 'EUR'].map((id) => ({ id, methods: [CARD, BANK] })),
    tokens: [
      { id: SAMPLE_ID, name: 'USD Coin', symbol: 'USDC', networks: [ETHEREUM, POLYGON] },
      { id: SAMPLE_ID, name: 'Ether', symbol: 'ETH', networks: [ETHEREUM, POLYGON] },
    ],
  }
}

const SAMPLE_ID = '2b92315d-eab7-5bef-84fa-089a131333f5'

const CARD: OnrampMethod = { id: 'card', code: 'card', minText: '10.00', maxText: '7500.00' }
const BANK: OnrampMethod = {
  id: 'ach_bank_account',
  code: 'ach_bank_account',
  minText: '10.00',
  maxText: '25000.00',
}

const ETHEREUM: OnrampTokenNetwork = {
  networkId: 'eip155:1',
  name: 'ethereum-mainnet',
  displayName: 'Ethereum',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
}

const POLYGON: OnrampTokenNetwork = {
  networkId: 'eip155:137',
  name: 'polygon-mainnet',
  displayName: 'Polygon',
  address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
}

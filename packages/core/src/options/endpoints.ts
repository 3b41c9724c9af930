import type { Choice } from './latchkey-options.ts'
import type { Endpoints } from './options-state.ts'
import { withDefaults } from './with-defaults.ts'

/** The public services. Source: docs/constants.json, `hosts`. */
const DEFAULT_ENDPOINTS: Endpoints = {
  blockchainApi: 'https://rpc.walletconnect.org',
  walletApi: 'https://api.web3modal.org',
  analytics: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  secureSite: 'https://secure.walletconnect.org',
}

/** Completes the addresses of the services that a website chose with the default ones. */
export function endpointsOf(choice: Choice<Endpoints> | undefined): Endpoints {
  return withDefaults(DEFAULT_ENDPOINTS, choice)
}

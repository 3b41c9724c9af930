import type { Fault, FaultPart } from '@latchkey/sandbox'

/** Parts of the sandbox that can be disturbed, and what they are called here. */
export const FAULTY_PARTS: readonly { readonly part: FaultPart; readonly label: string }[] = [
  { part: 'blockchainApi', label: 'Blockchain API, all of it' },
  { part: 'supportedChains', label: 'Supported chains' },
  { part: 'identity', label: 'Identity' },
  { part: 'balance', label: 'Balances' },
  { part: 'history', label: 'Activity' },
  { part: 'price', label: 'Prices' },
  { part: 'signIn', label: 'Sign-in service' },
  { part: 'profileSuggestions', label: 'Names, suggestions' },
  { part: 'profileLookup', label: 'Names, look-up' },
  { part: 'profileReverse', label: 'Names of an address' },
  { part: 'profileRegister', label: 'Names, registration' },
  { part: 'rpc', label: 'JSON-RPC proxy' },
  { part: 'nodes', label: 'Nodes of the chains' },
  { part: 'walletApi', label: 'Wallet API, all of it' },
  { part: 'walletListing', label: 'Wallet listing' },
  { part: 'images', label: 'Pictures' },
  { part: 'origins', label: 'Allowed origins' },
  { part: 'analyticsConfig', label: 'Analytics settings' },
  { part: 'analytics', label: 'Analytics sink' },
]

/** Faults that can be switched on by hand. */
export const FAULTS: readonly { readonly id: string; readonly fault: Fault }[] = [
  { id: 'slow 3 s', fault: { kind: 'slow', ms: 3000 } },
  { id: 'slow 30 s', fault: { kind: 'slow', ms: 30_000 } },
  { id: '403', fault: { kind: 'status', status: 403 } },
  { id: '429', fault: { kind: 'status', status: 429 } },
  { id: '500', fault: { kind: 'status', status: 500 } },
  { id: 'not JSON', fault: { kind: 'garbage', shape: 'not-json' } },
  { id: 'wrong shape', fault: { kind: 'garbage', shape: 'wrong' } },
  { id: 'silence', fault: { kind: 'silence' } },
  { id: 'reset', fault: { kind: 'reset' } },
  { id: 'half a body', fault: { kind: 'half-body' } },
]

/** The name of the fault of each part, or `fine`. */
export type Health = Readonly<Partial<Record<FaultPart, string>>>

/** Finds the names of faults that are switched on. */
export function readHealth(current: Readonly<Record<string, unknown>>): Health {
  const entries = Object.entries(current).map(([part, value]) => {
    const known = FAULTS.find(({ fault }) => JSON.stringify(fault) === JSON.stringify(value))
    return [part, known?.id ?? 'something else']
  })
  return Object.fromEntries(entries)
}
